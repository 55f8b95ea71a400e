import { writeFile } from 'node:fs/promises'
import { byCommand } from '../../domain/actor.ts'
import { type Day, parseDay } from '../../domain/calendar.ts'
import { formatEuros, parseEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import { closeDay, findVoidedOrders } from './close-day.ts'
import type { GoodCount } from './delivery-input.ts'
import { loadDaySheet, saveSheet } from './day-sheet.ts'
import { deliverOrder } from './deliver-order.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetText } from './sheet-words.ts'
import { markUndelivered } from './mark-undelivered.ts'

type Option = string | boolean | undefined

const parseDayOption = (text: Option): Day => {
  const day = typeof text === 'string' ? parseDay(text) : null
  if (!day) throw new CommandRefused('--date must be a day such as 2026-11-24.')
  return day
}

export const parseOrderId = (text: Option): number => {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text))
    throw new CommandRefused('--order must be a number.')
  return Number(text)
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

function parseCash(text: Option): { cashCents?: number } {
  if (text === undefined) return {}
  const cents = parseEuros(String(text))
  if (cents === null || cents < 0) throw new CommandRefused('--cash must be a sum such as 12.30.')
  return { cashCents: cents }
}

export const dispatchCommands: Commands<AppWithDb> = {
  'day close': {
    usage: 'day close --date 2026-11-24',
    summary: 'Closes a delivery day: locks its orders and skips what was not confirmed',
    options: { date: { type: 'string' } },
    run: async (app, { options }) => {
      const day = parseDayOption(options.date)
      const closed = await inTransaction(app.db, (tx) => closeDay(app, tx, byCommand, day))
      const unsure = await findVoidedOrders(app.db, day)
      const { locked, skipped } = closed
      const lines = [
        `${day} is closed. Orders locked: ${locked}; skipped: ${skipped}.`,
        ...unsure.map(
          (orderId) =>
            `Order ${orderId}: the bank has taken its payment back. ` +
            'Do not deliver before it is settled.',
        ),
      ]
      return { data: { ...closed, unsure }, lines }
    },
  },
  'day sheet': {
    usage: 'day sheet --date 2026-11-24 [--pdf FILE]',
    summary: 'The route and the load list of a day',
    options: { date: { type: 'string' }, pdf: { type: 'string' } },
    run: async ({ db, clock }, { options }) => {
      const sheet = await loadDaySheet(db, parseDayOption(options.date))
      const revision = await inTransaction(db, (tx) => saveSheet(tx, sheet, clock.now()))
      if (typeof options.pdf === 'string')
        await writeFile(options.pdf, await sheetPdf(sheet, clock.now()))
      const lines =
        typeof options.pdf === 'string'
          ? [`${options.pdf}: ${sheet.stops.length} stops.`]
          : sheetText(sheet)
      return { data: { ...sheet, revision }, lines }
    },
  },
  deliver: {
    usage: 'deliver --order N [--counts good=left/taken …] [--cash 12.30]',
    summary: 'Records what was left, taken back and paid; what is not said was as ordered',
    options: { order: { type: 'string' }, counts: { type: 'string' }, cash: { type: 'string' } },
    run: async (app, { words, options }) => {
      const orderId = parseOrderId(options.order)
      const counts = parseCounts([
        ...(typeof options.counts === 'string' ? [options.counts] : []),
        ...words,
      ])
      const record = { orderId, counts, ...parseCash(options.cash) }
      const data = valueOrRefuse(
        await allOrNothing(app.db, (tx) => deliverOrder(app, tx, byCommand, record)),
      )
      const how = data.already ? 'was delivered before' : 'is delivered'
      const lines = [
        `Order ${orderId} ${how}; to the account: ${formatEuros(data.accountCents, 'en')}.`,
      ]
      return { data, lines }
    },
  },
  undelivered: {
    usage: 'undelivered --order N --why "…"',
    summary:
      'Moves an order that could not be delivered to its next possible day, or cancels it; its customer reads why',
    options: { order: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { options: { order, why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('--why must say what happened.')
      const orderId = parseOrderId(order)
      const undelivered = { orderId, reason: why.trim() }
      const data = valueOrRefuse(
        await inTransaction(app.db, (tx) => markUndelivered(app, tx, byCommand, undelivered)),
      )
      const what = data.nextOn ? `goes on ${data.nextOn}` : 'is cancelled: no day was found'
      return { data, lines: [`Order ${orderId} ${what}${data.already ? ', as told before' : ''}.`] }
    },
  },
}
