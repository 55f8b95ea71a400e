import { byCommand } from '../../domain/actor.ts'
import type { StopDelivered } from '../../domain/dispatch/stop-events.ts'
import type { DoorLine } from '../../domain/dispatch/delivered-order.ts'
import { isCashFar, isCountFar } from '../../domain/dispatch/far-from-order.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  type CommandInput,
  CommandRefused,
  type Commands,
  valueOrRefuse,
} from '../platform/command.ts'
import { numberOption } from '../platform/command-options.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { allOrNothing, preview } from '../platform/database/transaction.ts'
import { parseCash, parseCounts } from './count-options.ts'
import { findStopOfOrder } from './runs/read-run.ts'
import { recordStopByCommand } from './record-stop-by-command.ts'
import { deliverOrder, type DeliverRefusal } from './deliver-order.ts'
import { loadPlacedItems } from './placed-items.ts'
import type { Delivered, DeliveryRecord, RecordedOtherwise } from './recorded-delivery.ts'

const euros = (cents: Cents) => formatEuros(cents, 'en')

export const deliverCommand: Commands<AppWithDb> = {
  deliver: {
    usage: 'deliver --order N [--counts good=left/taken …] [--cash 12.30] [--sure]',
    summary:
      'Records what was left, taken back and paid, or a service done; what is not said was as ordered, but cash must be said where counts differ',
    options: {
      order: { type: 'string' },
      counts: { type: 'string' },
      cash: { type: 'string' },
      sure: { type: 'boolean', default: false },
    },
    run: async (app, { words, options }) => {
      const orderId = numberOption(options, 'order')
      const { counts: first } = options
      const counts = parseCounts([...(typeof first === 'string' ? [first] : []), ...words])
      const record = { orderId, counts, ...parseCash(options['cash']) }
      const stop = await findStopOfOrder(app.db, orderId)
      const data = await deliverOrAsk(app, record, stop, options)
      if (stop) await recordStopByCommand(app, stop.stopId, deliveredFact(data))
      const how = howOf(data, stop)
      const differing = (data.door?.lines ?? []).filter(differs)
      const sums = `to the account: ${euros(data.accountCents)}; in cash: ${euros(data.cashCents)}`
      const lines = [
        `Order ${orderId} ${how}; ${sums}.`,
        ...(await countLines(app.db, orderId, differing)),
      ]
      return { data, lines }
    },
  },
}

/** A question that a flag answers; what it asks about is rolled back. */
type Asked = { code: 'asked'; flag: 'cash' | 'sure'; delivered: Delivered }

type Stop = NonNullable<Awaited<ReturnType<typeof findStopOfOrder>>>

/** Of an order at a stop nothing is written yet: its books wait for the hand-in. */
async function deliverOrAsk(
  app: AppWithDb,
  record: DeliveryRecord,
  stop: Stop | undefined,
  { sure }: CommandInput['options'],
): Promise<Delivered> {
  const { orderId } = record
  if (stop && stop.orderIds.length > 1)
    throw new CommandRefused(
      `Order ${orderId} is at stop ${stop.stopId} with orders ${stop.orderIds.join(' ')}: ` +
        'run tell takes the counts of all.',
    )
  const work = async (tx: Tx): Promise<Outcome<Delivered, DeliverRefusal | Asked>> => {
    const delivered = await deliverOrder(app, tx, byCommand, record)
    if (!delivered.ok) return delivered
    const flag = questionAbout(delivered.value, record)
    if (flag === undefined || (flag === 'sure' && sure === true)) return delivered
    return refuse<Asked>({ code: 'asked', flag, delivered: delivered.value })
  }
  const outcome = await (stop ? preview(app.db, work) : allOrNothing(app.db, work))
  if (outcome.ok) return outcome.value
  const { refusal } = outcome
  if (refusal.code === 'asked')
    throw new CommandRefused(await questionText(app.db, orderId, refusal))
  if (refusal.code === 'delivered_otherwise')
    throw new CommandRefused(recordedText(orderId, refusal))
  return valueOrRefuse(outcome)
}

const deliveredFact = ({ door, cashCents }: Delivered): StopDelivered => ({
  kind: 'delivered',
  cashCents,
  counts: (door?.lines ?? []).map(({ goodId, left, taken }) => ({
    goodId,
    left,
    taken,
    damaged: 0,
    notOurs: 0,
  })),
})

function howOf({ already }: Delivered, stop: Stop | undefined): string {
  if (stop) return `is told as delivered at stop ${stop.stopId}, booked when its run is handed in`
  return already ? 'was delivered before' : 'is delivered'
}

function questionAbout(
  { door, cashCents }: Delivered,
  record: DeliveryRecord,
): Asked['flag'] | undefined {
  if (door === null) return undefined
  const { lines, paysCourier, dueInCashCents } = door
  if (paysCourier && record.cashCents === undefined && lines.some(differs)) return 'cash'
  const isFar =
    lines.some(isCountFar) ||
    lines.some(({ ordered, left }) => ordered === 0 && left > 0) ||
    lines.every(({ left, taken }) => left + taken === 0) ||
    isCashFar(cashCents, dueInCashCents)
  return isFar ? 'sure' : undefined
}

const differs = ({ ordered, returned, left, taken }: DoorLine): boolean =>
  left !== ordered || taken !== returned

async function questionText(db: Db, orderId: number, { flag, delivered }: Asked): Promise<string> {
  const { lines, dueInCashCents } = delivered.door!
  const due = `Due in cash by these counts: ${euros(dueInCashCents)}.`
  return [
    flag === 'cash'
      ? `The counts differ from order ${orderId}. ${due} Nothing is recorded yet: ` +
        'say in --cash what was taken.'
      : `This is far from order ${orderId}. ${due} In cash: ${euros(delivered.cashCents)}. ` +
        'Nothing is recorded yet: with --sure it is.',
    ...(await countLines(db, orderId, lines.filter(differs))),
  ].join('\n')
}

/** Counts that differ from the order, by the names of their goods. */
async function countLines(
  db: Db,
  orderId: number,
  differing: readonly DoorLine[],
): Promise<string[]> {
  const goodIds = differing.map(({ goodId }) => goodId)
  const items = goodIds.length > 0 ? await loadPlacedItems(db, orderId, goodIds) : []
  const nameOf = new Map(items.map(({ goodId, nameLv }) => [goodId, nameLv]))
  return differing.map(
    ({ goodId, ordered, returned, left, taken }) =>
      `${goodId} ${nameOf.get(goodId)}: ${left} left of ${ordered} ordered, ` +
      `${taken} taken back of ${returned} announced`,
  )
}

const recordedText = (orderId: number, { counts, cashCents }: RecordedOtherwise): string =>
  [
    `Order ${orderId} was delivered before with other counts or another sum, and stays as it is:`,
    counts.map(({ goodId, left, taken }) => `${goodId}=${left}/${taken}`).join(' '),
    `and ${euros(cashCents)} in cash.`,
    'Money is put right by ledger correct, a count of bottles by its dispute.',
  ].join(' ')
