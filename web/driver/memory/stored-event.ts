import type { z } from 'zod'
import type { DriverEvent } from '../../../contract/driver/events.ts'

type Told = z.output<typeof DriverEvent>

/** What happened at a stop, as a screen tells it. */
export type Fact = z.input<typeof DriverEvent>['fact']

/** On this phone alone; then with the server; then in the books, or looked at by the office. */
export type EventState = 'onPhone' | 'received' | 'seen'

export type StoredEvent = {
  seq: number
  id: string
  stopId: number
  /** By the phone's clock. */
  atMs: number
  fact: Told['fact']
  /** Exactly what is signed and sent. */
  text: string
  state: EventState
  /** The driver has gone on to where nothing is undone: it no longer waits. */
  isReleased?: true
  verdict?: 'accepted' | 'flagged' | 'parked'
  flags?: readonly string[]
}

/** A photo or a signature; it goes after its event, by itself, and nothing waits for it. */
export type StoredBlob = {
  id: string
  eventId: string
  kind: 'photo' | 'signature' | 'place'
  content: Blob
  /** Has left the phone. A number, since IndexedDB finds no booleans. */
  isSent: 0 | 1
  /** Left unsent: nobody could read it. */
  isLost?: true
}

export type NewBlob = Pick<StoredBlob, 'kind' | 'content'>

/** Where the driver is; the app opens there again. */
export type Screen = {
  name: string
  stopId?: number
  /** What is typed and not yet told. */
  typed?: object
  /** Photos and a signature that belong to no event yet. */
  blobs?: readonly NewBlob[]
  /** What is said of a stop at which nothing was left, and not yet told. */
  failed?: { code: string; answers: object }
}

/** An event may be undone for so long, and leaves the phone afterwards. */
export const HOLD_MS = 10_000
