import { writeFile } from 'node:fs/promises'
import { type Day, parseDay } from '../../domain/calendar.ts'
import { formatEuros, parseEuros } from '../../domain/money.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { closeDay } from './close-day.ts'
import type { Counted } from './count-lines.ts'
import { daySheet, keepSheet } from './day-sheet.ts'
import { voidedOn } from './voided-payments.ts'
import { deliverOrder } from './deliver-order.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetText } from './sheet-words.ts'
import { markUndelivered } from './undelivered.ts'

type Option = string | boolean | undefined

const dayFrom = (text: Option): Day => {
  const day = typeof text === 'string' ? parseDay(text) : null
  if (!day) throw new CommandRefused('--date must be a day such as 2026-11-24.')
  return day
}

export const orderFrom = (text: Option): number => {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text))
    throw new CommandRefused('--order must be a number.')
  return Number(text)
}

/** A refusal in one clear line. */
export function must<Value>(outcome: Outcome<Value, { code: string }>): Value {
  if (outcome.ok) return outcome.value
  const { code, ...facts } = outcome.refusal
  const told = Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  throw new CommandRefused([code.replaceAll('_', ' '), ...told].join(', '))
}

function countsFrom(words: readonly string[]): Counted[] {
  const counts = words.map((word) => {
    const [, goodId, left, taken] = /^(\d+)=(\d{1,4})\/(\d{1,4})$/.exec(word) ?? []
    if (goodId === undefined)
      throw new CommandRefused(`${word} must be like 101=3/2: good=left/taken.`)
    return { goodId: Number(goodId), left: Number(left), taken: Number(taken) }
  })
  const goodIds = counts.map(({ goodId }) => goodId)
  const twice = goodIds.find((goodId, index) => goodIds.indexOf(goodId) !== index)
  if (twice !== undefined) throw new CommandRefused(`Good ${twice} is counted twice.`)
  return counts
}

function cashFrom(text: Option): { cashCents?: number } {
  if (text === undefined) return {}
  const cents = parseEuros(String(text))
  if (cents === null || cents < 0) throw new CommandRefused('--cash must be a sum such as 12.30.')
  return { cashCents: cents }
}

export const dispatchCommands: Commands<App> = {
  'day close': {
    usage: 'day close --date 2026-11-24',
    summary: 'Closes a delivery day: locks its orders and skips what was not confirmed',
    options: { date: { type: 'string' } },
    run: async (app, { options }) => {
      const closed = await closeDay(app, dayFrom(options.date))
      const unsure = await voidedOn(app.db, closed.day)
      const { day, locked, skipped } = closed
      const lines = [
        `${day} is closed. Orders locked: ${locked}; skipped: ${skipped}.`,
        ...unsure.map(
          (orderId) =>
            `Order ${orderId}: the bank has taken its payment back. Do not deliver before it is settled.`,
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
      const sheet = await daySheet(db, dayFrom(options.date))
      const revision = await keepSheet(db, sheet, clock.now())
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
      const orderId = orderFrom(options.order)
      const counts = countsFrom([
        ...(typeof options.counts === 'string' ? [options.counts] : []),
        ...words,
      ])
      const data = must(await deliverOrder(app, { orderId, counts, ...cashFrom(options.cash) }))
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
      const orderId = orderFrom(order)
      const data = must(await markUndelivered(app, { orderId, why: why.trim() }))
      const what = data.nextOn ? `goes on ${data.nextOn}` : 'is cancelled: no day was found'
      return { data, lines: [`Order ${orderId} ${what}${data.already ? ', as told before' : ''}.`] }
    },
  },
}
