import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Handover, NoProof } from './proof-wanted.ts'
import type { UndeliveredCode } from './undelivered-codes.ts'
import type { UndeliveredDetail } from './undelivered-questions.ts'

/** What was counted of a good at the door; a good that is not listed was not counted. */
export type StopCount = {
  goodId: number
  left: number
  taken: number
  damaged: number
  /** Empties of another firm. */
  notOurs: number
}

/** Why less was left than ordered; that is no failure of the stop. */
export const lessLeftReasons = ['no_room', 'asked_less', 'not_on_van', 'damaged'] as const

/** Why the questions of a first visit were not asked. */
export const firstVisitSkips = ['nobody_there', 'no_time', 'known'] as const

/** What is settled once, at the first visit of a door; each of it may be left out. */
export type FirstVisit = {
  skipped?: (typeof firstVisitSkips)[number] | undefined
  /** Floor, lift, code. */
  access?: string | undefined
  /** Where goods may be left when nobody is there. */
  mayLeave?: string | undefined
  /** Bottles of another firm that stand there. */
  othersHere?: number | undefined
  /** How empties and deposits work was explained, and the card given. */
  isExplained?: boolean | undefined
  isMailRight?: boolean | undefined
}

type AtTheDoor = {
  counts: readonly StopCount[]
  cashCents: Cents
  /** For the office; the customer never reads it. */
  note?: string | undefined
}

export type StopDelivered = AtTheDoor & {
  kind: 'delivered'
  lessLeft?: (typeof lessLeftReasons)[number] | undefined
  receiptNumber?: string | undefined
  /** Bottles of a good at the customer's when the van leaves, where the office has asked for it. */
  found?: readonly { goodId: number; pieces: number }[] | undefined
  /** The rest is paid by the link that the phone showed; the server says when it has come. */
  paysBy?: 'link' | undefined
  /** When the prices were read by which goods were sold at the door, as an instant. */
  pricesAt?: string | undefined
  /** The number of the cooler that was brought, taken or looked after. */
  cooler?: string | undefined
  firstVisit?: FirstVisit | undefined
  /** Whom the goods were given to, by name. */
  receiver?: string | undefined
  handover?: Handover | undefined
  /** Why the proof that was wanted is missing. */
  noProof?: NoProof | undefined
}

/** Empties may be taken and an old debt paid all the same. */
export type StopNotDelivered = AtTheDoor & {
  kind: 'not_delivered'
  code: UndeliveredCode
  /** What the driver said when asked; the customer never reads it. */
  detail?: UndeliveredDetail | undefined
  askedDay?: Day | undefined
}

/** "The door is here": where the phone stands. */
export type DoorFound = { kind: 'door'; latitude: number; longitude: number }

export type StopFact =
  | StopDelivered
  | StopNotDelivered
  /** A second try the same day: the attempt is kept, the stop waits. */
  | { kind: 'later' }
  /** Takes back an earlier event of the same stop. */
  | { kind: 'undone'; eventId: string }
  | { kind: 'arrived' }
  | { kind: 'called' }
  | DoorFound

/** An event of a stop. It is never changed; its id makes it the same however often it arrives. */
export type StopEvent = {
  id: string
  /** The phone, the paper or the command that tells it; each numbers its own events. */
  source: string
  seq: number
  /** When it happened, by the corrected clock. */
  atMs: number
  fact: StopFact
}

type Decided<Fact> = { fact: Fact; eventId: string; atMs: number }

export type StopOutcome = {
  attempts: number
  /** Sources that contradict each other: a person decides. */
  isContradicted: boolean
} & (
  | { state: 'waiting' }
  | ({ state: 'delivered' } & Decided<StopDelivered>)
  | ({
      state: 'failed'
      /** When the driver tapped to call there. */
      calledAtMs?: number
    } & Decided<StopNotDelivered>)
)

/**
 * What happened at a stop: the last event that decides. The events may come late, twice and in any
 * order; the outcome is the same as soon as all are there.
 */
export function outcomeOfStop(events: readonly StopEvent[]): StopOutcome {
  const ordered = inOrderOfStop(events)
  const undone = new Set(
    ordered.flatMap(({ fact }) => (fact.kind === 'undone' ? [fact.eventId] : [])),
  )
  const standing = ordered.filter(({ id, fact }) => !undone.has(id) && decides(fact))
  const last = standing.at(-1)
  const later = standing.filter(({ fact }) => fact.kind === 'later').length
  const isContradicted = contradict(standing)
  if (!last || last.fact.kind === 'later')
    return { state: 'waiting', attempts: later, isContradicted }
  const { id: eventId, atMs, fact } = last
  const told = { attempts: later + 1, isContradicted, eventId, atMs }
  if (fact.kind === 'delivered') return { state: 'delivered', fact, ...told }
  const call = ordered.findLast((event) => event.fact.kind === 'called')
  if (fact.kind === 'not_delivered')
    return { state: 'failed', fact, ...told, ...(call && { calledAtMs: call.atMs }) }
  return { state: 'waiting', attempts: later, isContradicted }
}

/**
 * Each event once, in the order in which it happened. A source's own numbers go before its clock,
 * which may jump back; the clock orders the sources among each other.
 */
function inOrderOfStop(events: readonly StopEvent[]): StopEvent[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()]
  const sources = Map.groupBy(once, ({ source }) => source)
  const timed = [...sources.values()].flatMap((own) => {
    let atMs = -Infinity
    return own.toSorted(bySeq).map((event) => {
      atMs = Math.max(atMs, event.atMs)
      return { event, atMs }
    })
  })
  return timed
    .toSorted(
      (a, b) =>
        a.atMs - b.atMs || compare(a.event.source, b.event.source) || bySeq(a.event, b.event),
    )
    .map(({ event }) => event)
}

const bySeq = (a: StopEvent, b: StopEvent) => a.seq - b.seq || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const decides = ({ kind }: StopFact): boolean =>
  kind === 'delivered' || kind === 'not_delivered' || kind === 'later'

/** Two sources whose last words about the stop differ. */
function contradict(standing: readonly StopEvent[]): boolean {
  const lastOfSource = new Map(standing.map((event) => [event.source, event.fact]))
  return new Set([...lastOfSource.values()].map(saysOf)).size > 1
}

function saysOf(fact: StopFact): string {
  if (fact.kind !== 'delivered' && fact.kind !== 'not_delivered') return fact.kind
  const counts = fact.counts
    .toSorted((a, b) => a.goodId - b.goodId)
    .map(({ goodId, left, taken, damaged, notOurs }) => [goodId, left, taken, damaged, notOurs])
  const code = fact.kind === 'not_delivered' ? fact.code : ''
  const found = fact.kind === 'delivered' ? fact.found : undefined
  return JSON.stringify([fact.kind, code, fact.cashCents, counts, found])
}

/** What drivers write at the doors and where they stand; the database refuses to lose other facts. */
export const personalFacts = ['receiver', 'note', 'firstVisit', 'latitude', 'longitude']
