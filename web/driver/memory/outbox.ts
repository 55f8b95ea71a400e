import { isRefusal, isRefusedWith } from '../../client/refusals.ts'
import { api } from '../api.ts'
import { type OwnDevice, readDevice, readFormerDevices, signatureOf } from '../device-key.ts'
import { announceChange } from './changes.ts'
import { answerOf, inOneTransaction } from './database.ts'
import { sendInBatches } from '../../client/event-batches.ts'
import { inBase64 } from '../../client/in-base64.ts'
import { events } from './memory.ts'
import type { StoredBlob, StoredEvent } from './stored-event.ts'
import { isHeld, toSend } from './to-send.ts'

type Sender = { device: OwnDevice; isOwn: (event: StoredEvent) => boolean }

/** Whose key signs what: an event told before the phone was bound anew goes by its former key. */
export async function senders(): Promise<Sender[]> {
  const own = await readDevice()
  const former = await readFormerDevices()
  const formerIds = new Set(former.map(({ deviceId }) => deviceId))
  return [
    ...former.map((device) => ({
      device,
      isOwn: (event: StoredEvent) => deviceOf(event) === device.deviceId,
    })),
    ...(own
      ? [{ device: own, isOwn: (event: StoredEvent) => !formerIds.has(deviceOf(event)) }]
      : []),
  ]
}

const deviceOf = ({ text }: StoredEvent) => (JSON.parse(text) as { device: number }).device

/** The driver has gone on to where nothing is undone: what was told waits no longer. */
export async function releaseHeld(): Promise<void> {
  const waiting = (await events()).filter((event) => isHeld(event, Date.now()))
  if (waiting.length === 0) return
  await inOneTransaction(['events'], 'readwrite', async (store) => {
    for (const { seq } of waiting) {
      const event = await answerOf<StoredEvent>(store('events').get(seq))
      await answerOf(store('events').put({ ...event, isReleased: true } satisfies StoredEvent))
    }
  })
  announceChange()
}

/** Sends what the phone has told, batch by batch, then the pictures of what has arrived. */
export async function sendWaiting(): Promise<void> {
  for (const sender of await senders())
    await sendOf(sender).catch((failure: unknown) => {
      if (!isRefusedWith(failure, 'device_unknown')) throw failure
    })
}

async function sendOf({ device, isOwn }: Sender): Promise<void> {
  for (;;) {
    const waiting = toSend(await events(), Date.now()).filter(isOwn)
    if (waiting.length === 0) break
    await sendInBatches(await signedEvents(device, waiting), (batch) => sendBatch(device, batch))
  }
  await sendBlobs({ device, isOwn })
}

type SignedEvent = Awaited<ReturnType<typeof signedEvents>>[number]

async function sendBatch(device: OwnDevice, batch: SignedEvent[]) {
  const sentAt = new Date().toISOString()
  const answer = await api.sendEvents({ body: { device: device.deviceId, sentAt, events: batch } })
  await storeVerdicts(answer.verdicts)
  return answer
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
async function sendBlobs({ device, isOwn }: Sender): Promise<void> {
  const arrived = new Map(
    (await events())
      .filter((event) => event.state !== 'onPhone' && isOwn(event))
      .map((event) => [event.id, event]),
  )
  const waiting = await inOneTransaction(['blobs'], 'readonly', (store) =>
    answerOf<StoredBlob[]>(store('blobs').index('isSent').getAll(0)),
  )
  for (const blob of waiting) {
    const event = arrived.get(blob.eventId)
    if (!event) continue
    try {
      await sendBlob(device, blob)
      await clearBlob(blob)
    } catch (failure) {
      await letGo(blob, event, failure)
    }
  }
}

/** What can never arrive leaves the phone as well, and is told; the fact stays without it. */
async function letGo(blob: StoredBlob, event: StoredEvent, failure: unknown): Promise<void> {
  if (isLost(event, failure)) await clearBlob(blob, { isLost: true })
  // The server has forgotten the event, so it is told again.
  else if (isRefusedWith(failure, 'event_unknown'))
    await inOneTransaction(['events'], 'readwrite', (store) =>
      answerOf(store('events').put({ ...event, state: 'onPhone' } satisfies StoredEvent)),
    )
  else throw failure
}

const lostByBrowser = new Set(['NotFoundError', 'NotReadableError'])

const isLost = ({ verdict }: StoredEvent, failure: unknown): boolean =>
  isRefusedWith(failure, 'file_unreadable') ||
  isRefusedWith(failure, 'too_many_pictures') ||
  (isRefusedWith(failure, 'event_unknown') && verdict === 'parked') ||
  (isRefusal(failure) && Object.keys(failure.fields).length > 0) ||
  // The browser has lost what it stored.
  (failure instanceof DOMException && lostByBrowser.has(failure.name))

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
async function clearBlob(blob: StoredBlob, lost: Pick<StoredBlob, 'isLost'> = {}): Promise<void> {
  const gone: StoredBlob = { ...blob, ...lost, content: new Blob(), isSent: 1 }
  await inOneTransaction(['blobs'], 'readwrite', (store) => answerOf(store('blobs').put(gone)))
  announceChange()
}
