import { dayOf } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { mayWipeDay } from '../../../domain/dispatch/phone-keeps.ts'
import { announceChange } from './changes.ts'
import { answerOf, inOneTransaction, type StoreName } from './database.ts'
import { events, readDay } from './memory.ts'
import type { StoredBlob } from './stored-event.ts'

/** What is on this phone alone: events, and pictures that have not gone. */
export async function countUnsent(): Promise<{ events: number; pictures: number }> {
  const told = await events()
  const waiting = await inOneTransaction(['blobs'], 'readonly', (store) =>
    answerOf<StoredBlob[]>(store('blobs').index('isSent').getAll(0)),
  )
  return {
    events: told.filter(({ state }) => state === 'onPhone').length,
    pictures: waiting.length,
  }
}

/** Two days after a day nothing of it is left, unless something has not gone. */
export async function wipeWhatIsOver(nowMs: number): Promise<void> {
  const stored = await readDay()
  if (!stored) return
  const unsent = await countUnsent()
  const days = [stored.day.day, ...stored.day.runs.map(({ day }) => day)].toSorted()
  const may = mayWipeDay({
    day: dayOf(days.at(-1)!),
    today: rigaDay(nowMs),
    unsent: unsent.events + unsent.pictures,
  })
  if (!may) return
  const stores: StoreName[] = ['day', 'events', 'blobs', 'screen']
  await inOneTransaction(stores, 'readwrite', async (store) => {
    for (const name of stores) await answerOf(store(name).clear())
  })
  announceChange()
}
