import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { JOURNEY_SHOPS, journeyPlace } from './journey-place.ts'
import { openJourneyShop } from './journey-shop.ts'
import { memoryFolder } from './memory-folder.ts'

/** Opens a shop for each worker of Playwright, and removes them after the last test. */
export default async function openJourneyShops(): Promise<() => Promise<void>> {
  // Shops that start together must not each build the web into one folder.
  buildOnce()
  const folder = mkdtempSync(join(memoryFolder(), 'avots-journeys-'))
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755)
  process.env.JOURNEY_FOLDER = folder
  const places = Array.from({ length: JOURNEY_SHOPS }, (_, worker) => journeyPlace(worker))
  const opened = await Promise.allSettled(places.map((place) => openJourneyShop(place)))
  const close = async () => {
    await Promise.all(
      opened.filter((shop) => shop.status === 'fulfilled').map(({ value }) => value()),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = opened.find((shop) => shop.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  return close
}
