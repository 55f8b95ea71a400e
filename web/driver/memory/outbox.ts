import { isRefusedWith } from '../../client/refusals.ts'
import { api } from '../api.ts'
import { type OwnDevice, readDevice, signatureOf } from '../device-key.ts'
import { announceChange } from './changes.ts'
import { answerOf, inOneTransaction } from './database.ts'
import { inBase64 } from '../../client/in-base64.ts'
import { events } from './memory.ts'
import { HOLD_MS, type StoredBlob, type StoredEvent } from './stored-event.ts'

const mostInBatch = 100

/** May still be undone; a clock that was set back holds nothing. */
export const isHeld = ({ atMs }: StoredEvent, nowMs: number): boolean =>
  nowMs >= atMs && nowMs - atMs < HOLD_MS

/** What goes now: in the order of its numbers, up to the first that may still be undone. */
export function toSend(all: readonly StoredEvent[], nowMs: number): StoredEvent[] {
  const waiting = all.filter(({ state }) => state === 'onPhone')
  const held = waiting.findIndex((event) => isHeld(event, nowMs))
  return held === -1 ? waiting : waiting.slice(0, held)
}

/** Sends what the phone has told, batch by batch, then the pictures of what has arrived. */
export async function sendWaiting(): Promise<void> {
  const device = await readDevice()
  if (!device) return
  for (;;) {
    const batch = toSend(await events(), Date.now()).slice(0, mostInBatch)
    if (batch.length === 0) break
    const { verdicts } = await api.sendEvents({
      body: {
        device: device.deviceId,
        sentAt: new Date().toISOString(),
        events: await signedEvents(device, batch),
      },
    })
    await storeVerdicts(verdicts)
  }
  await sendBlobs(device)
}

export const signedEvents = (device: OwnDevice, told: readonly StoredEvent[]) =>
  Promise.all(
    told.map(async ({ id, text }) => ({
      id,
      text,
      signature: await signatureOf(device.keys, text),
    })),
  )

type Verdict = Awaited<ReturnType<typeof api.sendEvents>>['verdicts'][number]

export async function storeVerdicts(verdicts: readonly Verdict[]): Promise<void> {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]))
  await inOneTransaction(['events'], 'readwrite', async (store) => {
    const all = await answerOf<StoredEvent[]>(store('events').getAll())
    for (const event of all) {
      const verdict = byId.get(event.id)
      if (verdict && event.state === 'onPhone')
        await answerOf(
          store('events').put({
            ...event,
            state: 'received',
            verdict: verdict.verdict,
            flags: verdict.flags,
          } satisfies StoredEvent),
        )
    }
  })
  announceChange()
}

/** One after the other, so that a picture that fails does not hold up the others. */
async function sendBlobs(device: OwnDevice): Promise<void> {
  const arrived = new Set(
    (await events()).filter(({ state }) => state !== 'onPhone').map(({ id }) => id),
  )
  const waiting = await inOneTransaction(['blobs'], 'readonly', (store) =>
    answerOf<StoredBlob[]>(store('blobs').index('isSent').getAll(0)),
  )
  for (const blob of waiting.filter(({ eventId }) => arrived.has(eventId))) {
    try {
      await sendBlob(device, blob)
      await markSent(blob)
    } catch (failure) {
      if (!isRefusedWith(failure, 'file_unreadable') && !isRefusedWith(failure, 'event_unknown'))
        throw failure
    }
  }
}

async function sendBlob(device: OwnDevice, { id, eventId, kind, content }: StoredBlob) {
  const bytes = new Uint8Array(await content.arrayBuffer())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = JSON.stringify({ id, device: device.deviceId, eventId, kind, hash })
  await api.sendEventFile({
    body: {
      device: device.deviceId,
      text,
      signature: await signatureOf(device.keys, text),
      content: inBase64(bytes),
    },
  })
}

/** The picture has gone; the phone keeps the fact that there was one. */
async function markSent(blob: StoredBlob): Promise<void> {
  const sent: StoredBlob = { ...blob, content: new Blob(), isSent: 1 }
  await inOneTransaction(['blobs'], 'readwrite', (store) => answerOf(store('blobs').put(sent)))
  announceChange()
}
