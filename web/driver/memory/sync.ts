import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { api } from '../api.ts'
import { createObserved } from '../../client/observed.ts'
import { changes } from './changes.ts'
import { events } from './memory.ts'
import { storePictures } from './day-pictures.ts'
import { receiveDay } from './receive-day.ts'
import { releaseHeld, sendWaiting } from './outbox.ts'
import { HOLD_MS } from './stored-event.ts'
import { wipeWhatIsOver } from './wipe.ts'

export type Connection = 'unknown' | 'online' | 'offline' | 'trouble' | 'locked'
/** What the last attempt to speak with the server has met. */
export const connection = createObserved<Connection>('unknown')

/** Nothing comes from the office now, and nothing goes there. */
export const isUnreachable = (reached: Connection): reached is 'offline' | 'trouble' =>
  reached === 'offline' || reached === 'trouble'

let running: Promise<void> | undefined
let isAskedAgain = false

/** Sends what waits and reads the day again; what is asked for meanwhile is done with it. */
export function sync(): Promise<void> {
  isAskedAgain = true
  running ??= untilNotAskedAgain()
  return running
}

async function untilNotAskedAgain(): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false
      await once()
    }
  } finally {
    running = undefined
  }
}

/** The same without waiting for what may still be undone: the driver has gone on. */
export async function sendNow(): Promise<void> {
  await releaseHeld()
  await sync()
}

/** A run that no phone drives is this one's; from another it is taken by a press alone. */
async function readOwnDay() {
  const day = await api.readDriverDay()
  const isFree = day.runs.some(({ phone }) => phone === 'none')
  if (!isFree || day.runs.some(({ phone }) => phone === 'other')) return day
  await api.takeDriverDay()
  return api.readDriverDay()
}

async function once(): Promise<void> {
  try {
    await sendWaiting()
    const day = await readOwnDay()
    await receiveDay(day)
    connection.set('online')
    await storePictures(day).catch(() => undefined)
  } catch (failure) {
    connection.set(connectionAfter(failure))
  }
  await wipeWhatIsOver(Date.now())
}

/** What stands before the server answers for it in a language of its own. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof Error && failure.cause instanceof SyntaxError

function connectionAfter(failure: unknown): Connection {
  if (isRefusedWith(failure, 'not_signed_in')) return 'locked'
  const isAnswered = failure instanceof CallRefused || isUnreadable(failure)
  return isAnswered ? 'trouble' : 'offline'
}

/** On opening, with the network, each minute in front, and once what was told may go. */
export function startSync(): () => void {
  const inFront = () => {
    if (!document.hidden) void sync()
  }
  let afterHold: ReturnType<typeof setTimeout> | undefined
  const sendAfterHold = async () => {
    const waits = await hasUnsent()
    clearTimeout(afterHold)
    if (waits) afterHold = setTimeout(() => void sync(), HOLD_MS + 100)
  }
  const unsubscribe = changes.subscribe(() => void sendAfterHold())
  const timer = setInterval(inFront, MINUTE_MS)
  globalThis.addEventListener('online', inFront)
  document.addEventListener('visibilitychange', inFront)
  inFront()
  return () => {
    unsubscribe()
    clearTimeout(afterHold)
    clearInterval(timer)
    globalThis.removeEventListener('online', inFront)
    document.removeEventListener('visibilitychange', inFront)
  }
}

const hasUnsent = async (): Promise<boolean> =>
  (await events()).some(({ state }) => state === 'onPhone')
