import type { DriverDay } from '../../../contract/driver/day.ts'
import type { Handover, NoProof } from '../../../domain/dispatch/proof-wanted.ts'
import type {
  FirstVisit,
  lessLeftReasons,
  StopCount,
} from '../../../domain/dispatch/stop-events.ts'
import type { Cents } from '../../../domain/money.ts'
import type { DayStop } from './road.ts'

type LessLeft = (typeof lessLeftReasons)[number]

/** What is typed at a door, before it is told. */
export type TypedStop = {
  left: Readonly<Record<number, number>>
  taken: Readonly<Record<number, number>>
  damaged: Readonly<Record<number, number>>
  notOurs: Readonly<Record<number, number>>
  /** Cash that was taken; undefined until the driver says so. */
  cashCents?: Cents | undefined
  lessLeft?: LessLeft | undefined
  receiptNumber: string
  paysBy?: 'link' | undefined
  /** Bottles that stand there when the van leaves. */
  found: Readonly<Record<number, number>>
  cooler: string
  firstVisit: FirstVisit
  receiver: string
  handover: Handover
  noProof?: NoProof | undefined
  note: string
}

export const nothingTyped: TypedStop = {
  left: {},
  taken: {},
  damaged: {},
  notOurs: {},
  receiptNumber: '',
  receiver: '',
  handover: 'in_hands',
  note: '',
  found: {},
  cooler: '',
  firstVisit: {},
}

export type LeftRow = {
  goodId: number
  name: string
  picture: string | null
  ordered: number
  left: number
}
export type EmptyRow = { goodId: number; name: string; announced: number; taken?: number }

type Goods = Pick<DriverDay, 'goods'>

/** What a good is called on the phone: without what stands in brackets for the shop. */
export const shortName = (name: string): string => name.replace(/ \([^)]*\)$/, '')

export const nameOf = ({ goods }: Goods, goodId: number): string =>
  shortName(goods.find((good) => good.goodId === goodId)?.name ?? '')

/** Only of a good that looks like another one of the day. */
export const pictureOf = ({ goods }: Goods, goodId: number): string | null =>
  goods.find((good) => good.goodId === goodId)?.picture ?? null

/** The full ones by good: as ordered until the driver says otherwise. */
export function leftRows(day: Goods, { orders }: DayStop, { left }: TypedStop): LeftRow[] {
  const ordered = new Map<number, number>()
  for (const line of orders.flatMap((order) => order.lines))
    if (line.kind !== 'service' && line.ordered > 0)
      ordered.set(line.goodId, (ordered.get(line.goodId) ?? 0) + line.ordered)
  for (const goodId of Object.keys(left).map(Number))
    if (!ordered.has(goodId)) ordered.set(goodId, 0)
  return [...ordered]
    .map(([goodId, pieces]) => ({
      goodId,
      name: nameOf(day, goodId),
      picture: pictureOf(day, goodId),
      ordered: pieces,
      left: left[goodId] ?? pieces,
    }))
    .filter((row) => row.ordered > 0 || row.left > 0)
}

/** The empties to be counted: never filled in, what was announced is a mark. */
export function emptyRows(day: Goods, stop: DayStop, { taken }: TypedStop): EmptyRow[] {
  const announced = new Map<number, number>()
  const add = (goodId: number, pieces: number) =>
    announced.set(goodId, (announced.get(goodId) ?? 0) + pieces)
  for (const line of stop.orders.flatMap(({ lines }) => lines))
    if (line.isLent && line.bottleKind !== 'none')
      add(line.bottles?.goodId ?? line.goodId, line.returned * (line.bottles?.inEach ?? 1))
  for (const { goodId, held } of stop.held)
    if (held > 0 && day.goods.some((good) => good.goodId === goodId && good.bottleKind !== 'none'))
      add(goodId, 0)
  // Bottles that the books do not know are there are counted all the same.
  if (stop.kind === 'empties' && announced.size === 0)
    for (const goodId of lentBottles(day)) add(goodId, 0)
  return [...announced].map(([goodId, pieces]) => ({
    goodId,
    name: nameOf(day, goodId),
    announced: pieces,
    ...(taken[goodId] !== undefined && { taken: taken[goodId] }),
  }))
}

/** Bottles that may stand at the customer's, for a count that no number leads. */
export function bottleRows(day: Goods, stop: DayStop): EmptyRow[] {
  const rows = emptyRows(day, stop, nothingTyped)
  if (rows.length > 0) return rows
  return lentBottles(day).map((goodId) => ({ goodId, name: nameOf(day, goodId), announced: 0 }))
}

/** Bottles that come back empty. */
export const lentBottles = ({ goods }: Goods): number[] =>
  goods
    .filter(({ isLent, bottleKind, bottles }) => isLent && bottleKind !== 'none' && !bottles)
    .map(({ goodId }) => goodId)

/** Every line of the stop: silence is no count. */
export function countsOf(day: Goods, stop: DayStop, typed: TypedStop): StopCount[] {
  const left = new Map(leftRows(day, stop, typed).map((row) => [row.goodId, row.left]))
  const taken = new Map(emptyRows(day, stop, typed).map((row) => [row.goodId, row.taken ?? 0]))
  const goodIds = new Set([...left.keys(), ...taken.keys()])
  return [...goodIds].map((goodId) => ({
    goodId,
    left: left.get(goodId) ?? 0,
    taken: taken.get(goodId) ?? 0,
    damaged: typed.damaged[goodId] ?? 0,
    notOurs: typed.notOurs[goodId] ?? 0,
  }))
}

/** As ordered and announced: what the customer expects to pay. */
export function countsAsOrdered(day: Goods, stop: DayStop): StopCount[] {
  const taken = Object.fromEntries(
    emptyRows(day, stop, nothingTyped).map(({ goodId, announced }) => [goodId, announced]),
  )
  return countsOf(day, stop, { ...nothingTyped, taken })
}

type Found = readonly { goodId: number; pieces: number }[] | undefined

type ToldToo =
  | 'cooler'
  | 'firstVisit'
  | 'paysBy'
  | 'lessLeft'
  | 'receiptNumber'
  | 'receiver'
  | 'handover'
  | 'noProof'
  | 'note'

/** What was told, to be corrected until the hand-in. */
export function typedOf(
  counts: readonly StopCount[],
  told: { cashCents: Cents; found?: Found } & { [Part in ToldToo]?: TypedStop[Part] | undefined },
): TypedStop {
  const of = (part: 'left' | 'taken' | 'damaged' | 'notOurs') =>
    Object.fromEntries(
      counts.flatMap((count) =>
        count[part] > 0 || part === 'left' || part === 'taken' ? [[count.goodId, count[part]]] : [],
      ),
    )
  return {
    left: of('left'),
    taken: of('taken'),
    damaged: of('damaged'),
    notOurs: of('notOurs'),
    cashCents: told.cashCents,
    lessLeft: told.lessLeft,
    paysBy: told.paysBy,
    receiptNumber: told.receiptNumber ?? '',
    receiver: told.receiver ?? '',
    handover: told.handover ?? 'in_hands',
    noProof: told.noProof,
    note: told.note ?? '',
    cooler: told.cooler ?? '',
    firstVisit: told.firstVisit ?? {},
    found: Object.fromEntries((told.found ?? []).map(({ goodId, pieces }) => [goodId, pieces])),
  }
}
