import { writeFile } from 'node:fs/promises'
import { byCommand } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { closingQuestion, firstOpenDay } from '../../domain/territory/day-closing.ts'
import type { AppWithDb } from '../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../platform/command.ts'
import { dayOption, pathOf } from '../platform/command-options.ts'
import { findHeldOrders } from '../orders/put-orders-on-hold.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction, preview } from '../platform/database/transaction.ts'
import { isDayClosed } from '../territory/delay-closing.ts'
import { closeDay } from './close-day.ts'
import { loadDaySheet, saveSheet } from './day-sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { officeNotes, sheetText } from './sheet-words.ts'
import type { NotReady } from './skip-not-ready.ts'

const flag = { type: 'boolean', default: false } as const

export const dayCommands: Commands<AppWithDb> = {
  'day close': {
    usage: 'day close --date 2026-11-24 [--preview] [--early] [--sure]',
    summary:
      'Closes a delivery day: locks its orders and skips what was not confirmed; --preview only names them',
    options: { date: { type: 'string' }, preview: flag, early: flag, sure: flag },
    run: async (app, { options }) => {
      const day = dayOption(options, 'date')
      const question = await questionAbout(app, day, options)
      const isPreview = question !== undefined || options['preview'] === true
      const data = await (isPreview ? preview : inTransaction)(app.db, (tx) =>
        closeAndName(app, tx, day),
      )
      const lines = closingLines(data, isPreview)
      if (question !== undefined && options['preview'] !== true)
        throw new CommandRefused([question, ...lines].join('\n'))
      return { data: { ...data, preview: isPreview }, lines }
    },
  },
  'day sheet': {
    usage: 'day sheet --date 2026-11-24 [--pdf FILE]',
    summary: 'The route and the load list of a day',
    options: { date: { type: 'string' }, pdf: { type: 'string' } },
    run: async ({ db, clock }, { options: { pdf, ...options } }) => {
      const sheet = await loadDaySheet(db, dayOption(options, 'date'))
      const revision = await inTransaction(db, (tx) => saveSheet(tx, sheet, clock.now()))
      const data = { ...sheet, revision }
      if (typeof pdf !== 'string') return { data, lines: sheetText(sheet) }
      await writeFile(pathOf(pdf), await sheetPdf(sheet, clock.now()))
      return { data, lines: [`${pdf}: ${sheet.stops.length} stops.`, ...officeNotes(sheet)] }
    },
  },
}

async function questionAbout(
  { clock, db, settings }: AppWithDb,
  day: Day,
  { early, sure }: CommandInput['options'],
): Promise<string | undefined> {
  const { dayClosesAt } = await settings()
  const nowMs = clock.now().getTime()
  const question = closingQuestion(day, nowMs, dayClosesAt)
  const isAnswered = sure === true || (early === true && question === 'early')
  if (question === undefined || isAnswered || (await isDayClosed(db, day))) return undefined
  return question === 'early'
    ? `${day} closes by itself at ${dayClosesAt} of the day before. Nothing is changed yet: ` +
        'with --early it is closed now.'
    : `${day} is not the next day to close: that is ${firstOpenDay(nowMs, dayClosesAt)}. ` +
        'Nothing is changed yet: with --sure it is closed all the same.'
}

const reasons = { not_confirmed: 'not confirmed', not_paid: 'not paid' } as const

async function closeAndName(app: AppWithDb, tx: Tx, day: Day) {
  const closed = await closeDay(app, tx, byCommand, day)
  const held = (await findHeldOrders(tx, day)).map(({ id }) => id)
  return { ...closed, held, orders: await findOrdersOfDay(tx, day) }
}

/** The orders that a closed day has locked or skipped. */
const findOrdersOfDay = (tx: Tx, day: Day) =>
  tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['orders.id', 'customerId', 'customers.name as customer', 'orders.phone'])
    .select(['addressText as address', 'status', 'cancelReason'])
    .where('deliveryOn', '=', day)
    .where('deliveryKind', '=', 'courier')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'waitingForDelivery'),
        eb('cancelReason', 'in', Object.keys(reasons) as NotReady[]),
      ]),
    )
    .orderBy('orders.id')
    .execute()

type Closing = Awaited<ReturnType<typeof closeAndName>>

function closingLines({ day, locked, skipped, held, orders }: Closing, isPreview: boolean) {
  return [
    `${day} ${isPreview ? 'would be' : 'is'} closed. Orders locked: ${locked}; skipped: ${skipped}.`,
    ...orders.map(({ id, customer, phone, address, status, cancelReason }) => {
      const who = [customer, phone, address].filter(Boolean).join(', ')
      if (status === 'waitingForDelivery') return `Locked: order ${id}, ${who}.`
      return `Skipped, ${reasons[cancelReason as NotReady]}: order ${id}, ${who}.`
    }),
    ...held.map(
      (orderId) =>
        `Held: order ${orderId}. The bank has taken its money back; ` +
        'it is not delivered before it is released.',
    ),
  ]
}
