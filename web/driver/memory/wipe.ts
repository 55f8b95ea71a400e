import { dayOf } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { hidesContact, mayWipeDay } from '../../../domain/dispatch/phone-retention.ts'
import { announceChange } from './changes.ts'
import { forgetFormerDevices } from '../device-key.ts'
import { answerOf, inOneTransaction, type StoreName } from './database.ts'
import { forgetPictures } from './day-pictures.ts'
import { events, readDay, type StoredDay } from './memory.ts'
import type { StoredBlob } from './stored-event.ts'
import { isHeld } from './to-send.ts'

/** What is on this phone alone: events, and pictures that have not gone or never will. */
export async function countUnsent() {
  const told = await events()
  const pictures = await inOneTransaction(['blobs'], 'readonly', (store) =>
    answerOf<StoredBlob[]>(store('blobs').getAll()),
  )
  const nowMs = Date.now()
  return {
    events: told.filter(({ state }) => state === 'onPhone').length,
    /** Of these, what goes by itself as soon as it can no longer be undone. */
    held: told.filter((event) => isHeld(event, nowMs)).length,
    pictures: pictures.filter(({ isSent }) => !isSent).length,
    lost: pictures.filter(({ isLost }) => isLost).length,
  }
}

/** Names and phones of stops that were over a day ago leave this phone. */
async function foldContacts(nowMs: number): Promise<void> {
  const told = await events()
  const over = new Set(
    told
      .filter(({ fact }) => fact.kind === 'delivered' || fact.kind === 'not_delivered')
      .filter(({ atMs }) => hidesContact(atMs, nowMs))
      .map(({ stopId }) => stopId),
  )
  if (over.size === 0) return
  await inOneTransaction(['day'], 'readwrite', async (store) => {
    const stored = await answerOf<StoredDay | undefined>(store('day').get('now'))
    if (!stored) return
    const stops = stored.day.stops.map((stop) =>
      over.has(stop.id) ? { ...stop, customer: '', phone: '', placePhoto: null } : stop,
    )
    await answerOf(store('day').put({ ...stored, day: { ...stored.day, stops } }, 'now'))
  })
}

/** Two days after a day nothing of it is left, unless something has not gone. */
export async function wipeWhatIsOver(nowMs: number): Promise<void> {
  const stored = await readDay()
  if (!stored) return
  await foldContacts(nowMs)
  const unsent = await countUnsent()
  const days = [stored.day.day, ...stored.day.runs.map(({ day }) => day)].toSorted()
  // A clock that is days ahead would wipe the day that has just come.
  const aheadMs = stored.loadedAtMs - Date.parse(stored.day.madeAt)
  const may = mayWipeDay({
    day: dayOf(days.at(-1)!),
    today: rigaDay(nowMs - aheadMs),
    unsent: unsent.events + unsent.pictures,
  })
  if (!may) return
  const stores: StoreName[] = ['day', 'events', 'blobs', 'screen']
  await inOneTransaction(stores, 'readwrite', async (store) => {
    for (const name of stores) await answerOf(store(name).clear())
  })
  await forgetFormerDevices()
  await forgetPictures()
  announceChange()
}

/** The day leaves the phone with its driver; its key stays, and so do the numbers of its events. */
export async function forgetDay(): Promise<void> {
  await inOneTransaction(['day', 'screen'], 'readwrite', async (store) => {
    await answerOf(store('day').clear())
    await answerOf(store('screen').clear())
  })
  await forgetPictures()
  announceChange()
}
