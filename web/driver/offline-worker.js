// Serves the phone's own bundle without a network. The build writes the list of files into it
// (scripts/vite/offline-worker.ts), so each build is another worker with a cache of its own.
const bundledFiles = self.BUNDLE
const cacheName = `avots-driver-${self.BUNDLE_VERSION}`
const page = '/driver'
// Filled by the page (memory/day-pictures.ts): of goods and doors of the day.
const pictures = 'avots-driver-pictures'

// A new version waits until the page says that no run is on the road.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...bundledFiles])))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const isOld = (name) =>
    name.startsWith('avots-driver-') && name !== cacheName && name !== pictures
  const removeOld = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(removeOld())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isPicture = /^\/(img|files)\//.test(pathname)
  if (!isPicture && !/^\/driver(\/(?!api\/)|$)/.test(pathname)) return
  const stored = request.mode === 'navigate' ? page : request
  const where = { cacheName: isPicture ? pictures : cacheName, ignoreVary: true }
  const answer = async () => (await caches.match(stored, where)) ?? fetch(request)
  event.respondWith(answer())
})
