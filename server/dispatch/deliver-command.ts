import { byCommand } from '../../domain/actor.ts'
import type { DoorLine } from '../../domain/dispatch/delivered-order.ts'
import { isCashFar, isCountFar } from '../../domain/dispatch/far-from-order.ts'
import { type Cents, formatEuros, parseEuros } from '../../domain/money.ts'
import { refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  type CommandInput,
  CommandRefused,
  type Commands,
  valueOrRefuse,
} from '../platform/command.ts'
import { numberOption } from '../platform/command-options.ts'
import type { Db } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { GoodCount } from './delivery-input.ts'
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
      const data = await deliverOrAsk(app, record, options)
      const how = data.already ? 'was delivered before' : 'is delivered'
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

function parseCounts(words: readonly string[]): GoodCount[] {
  const counts = words.map((word) => {
    const [, goodId, left, taken] = /^(\d+)=(\d{1,4})\/(\d{1,4})$/.exec(word) ?? []
    if (goodId === undefined)
      throw new CommandRefused(`${word} must be like 101=3/2: good=left/taken.`)
    return { goodId: Number(goodId), left: Number(left), taken: Number(taken) }
  })
  const goodIds = counts.map(({ goodId }) => goodId)
  const repeatedId = goodIds.find((goodId, index) => goodIds.indexOf(goodId) !== index)
  if (repeatedId !== undefined) throw new CommandRefused(`Good ${repeatedId} is counted twice.`)
  return counts
}

function parseCash(text: CommandInput['options'][string]): { cashCents?: Cents } {
  if (text === undefined) return {}
  const cents = parseEuros(String(text))
  if (cents === null || cents < 0) throw new CommandRefused('--cash must be a sum such as 12.30.')
  return { cashCents: cents }
}

/** A question that a flag answers; what it asks about is rolled back. */
type Asked = { code: 'asked'; flag: 'cash' | 'sure'; delivered: Delivered }

async function deliverOrAsk(
  app: AppWithDb,
  record: DeliveryRecord,
  { sure }: CommandInput['options'],
): Promise<Delivered> {
  const { orderId } = record
  const outcome = await allOrNothing<Delivered, DeliverRefusal | Asked>(app.db, async (tx) => {
    const delivered = await deliverOrder(app, tx, byCommand, record)
    if (!delivered.ok) return delivered
    const flag = questionAbout(delivered.value, record)
    if (flag === undefined || (flag === 'sure' && sure === true)) return delivered
    return refuse<Asked>({ code: 'asked', flag, delivered: delivered.value })
  })
  if (outcome.ok) return outcome.value
  const { refusal } = outcome
  if (refusal.code === 'asked')
    throw new CommandRefused(await questionText(app.db, orderId, refusal))
  if (refusal.code === 'delivered_otherwise')
    throw new CommandRefused(recordedText(orderId, refusal))
  return valueOrRefuse(outcome)
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
