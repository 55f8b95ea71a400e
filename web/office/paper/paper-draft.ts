import type { Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import {
  undeliveredCodes,
  type UndeliveredCode,
} from '../../../domain/dispatch/undelivered-codes.ts'
import { parseEuros } from '../../../domain/money.ts'
import type { RunStop } from '../runs/run.ts'

export type PaperRow = Input<OfficeCalls['typePaper']>['body']['rows'][number]

/** What is typed of a stop, cell by cell. */
export type PaperLine = {
  /** Made with the first key, so that a line that is sent twice is one event. */
  id: string
  left: Readonly<Record<number, string>>
  taken: Readonly<Record<number, string>>
  cash: string
  code: string
  /** Enter was pressed in it. */
  isDone: boolean
}

/** What the sheet of a stop says before anything is typed. */
export type PaperStop = Pick<
  RunStop,
  'id' | 'position' | 'address' | 'customer' | 'cashDueCents'
> & { goods: readonly (RunStop['goods'][number] & { isBottle: boolean })[] }

type PaperCode = Exclude<UndeliveredCode, 'withdrawn'>

/** The reasons by the numbers that stand beside them on the sheet. */
export const paperCodes = Object.keys(undeliveredCodes).filter(
  (code): code is PaperCode => code !== 'withdrawn',
)

/** The sum on the sheet is that of the order: with other counts the cash has to be typed. */
export const wantsCash = (
  { cashDueCents, goods }: Pick<PaperStop, 'cashDueCents' | 'goods'>,
  { left, taken, cash, code }: PaperLine,
): boolean =>
  cashDueCents > 0 &&
  cash.trim() === '' &&
  code.trim() === '' &&
  goods.some(
    ({ goodId, ordered, returned, isBottle }) =>
      readPieces(left[goodId], ordered) !== ordered ||
      (isBottle && readPieces(taken[goodId], returned) !== returned),
  )

/**
 * A line as an event; undefined where it is not understood. Full ones that are not typed were left
 * as ordered, and cash was paid as due where all is as ordered; empties are always typed.
 */
export function readLine(
  stop: Pick<PaperStop, 'id' | 'cashDueCents' | 'goods'>,
  line: PaperLine,
): PaperRow | undefined {
  const code = line.code.trim() === '' ? undefined : paperCodes[Number(line.code) - 1]
  if (line.code.trim() !== '' && code === undefined) return undefined
  if (wantsCash(stop, line)) return undefined
  const isDelivered = code === undefined
  const cashCents = readCash(line.cash, isDelivered ? stop.cashDueCents : 0)
  const counts = stop.goods.map(({ goodId, ordered, isBottle }) => ({
    goodId,
    left: readPieces(line.left[goodId], isDelivered ? ordered : 0),
    taken: readPieces(line.taken[goodId], isBottle && isDelivered ? undefined : 0),
  }))
  const known = counts.flatMap(({ goodId, left, taken }) =>
    left === undefined || taken === undefined
      ? []
      : [{ goodId, left, taken, damaged: 0, notOurs: 0 }],
  )
  if (cashCents === undefined || known.length < counts.length) return undefined
  const row = { id: line.id, stopId: stop.id, counts: known, cashCents }
  return code === undefined ? row : { ...row, code }
}

const readCash = (text: string, otherwise: number): number | undefined => {
  if (text.trim() === '') return otherwise
  const cents = parseEuros(text)
  return cents !== null && cents >= 0 ? cents : undefined
}

const readPieces = (text = '', otherwise: number | undefined): number | undefined => {
  if (text.trim() === '') return otherwise
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
}
