import type { DriverDay } from '../../../contract/driver/day.ts'

/** The service worker answers from it (`offline-worker.js`). */
const CACHE = 'avots-driver-pictures'

/** Pictures lie beside the day, so that its package stays small; one that fails comes later. */
export async function storePictures({ goods, stops }: DriverDay): Promise<void> {
  const addresses = [
    ...goods.map(({ picture }) => picture),
    ...stops.map(({ placePhoto }) => placePhoto),
  ].filter((address) => address !== null)
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href))
  const cache = await caches.open(CACHE)
  const stored = await cache.keys()
  for (const request of stored) if (!wanted.has(request.url)) await cache.delete(request)
  const urls = new Set(stored.map(({ url }) => url))
  for (const url of wanted) if (!urls.has(url)) await fetchPicture(cache, url)
}

async function fetchPicture(cache: Cache, url: string): Promise<void> {
  try {
    await cache.add(new Request(url, { headers: { accept: 'image/webp' } }))
  } catch {
    // Without it the name of the good or of the house says as much.
  }
}

export const forgetPictures = (): Promise<boolean> => caches.delete(CACHE)
