import { byCommand } from '../../domain/actor.ts'
import { type Day, parseDay } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import {
  addHoliday,
  type AffectedOrder,
  findAffectedOrders,
  removeHoliday,
} from './change-holiday.ts'
import { routeCommands } from './route-commands.ts'

/** The office's changes to the computed calendar. */
export const territoryCommands: Commands<AppWithDb> = {
  ...routeCommands,
  'holiday add': {
    usage: 'holiday add DAY NAME [--english NAME] [--delivers] [--anyway]',
    summary:
      'A day off; with --delivers a holiday or a Sunday on which we drive. Names who is hit and then changes nothing without --anyway',
    options: {
      english: { type: 'string' },
      delivers: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
    },
    run: async ({ db }, { words: [text, name], options: { english, delivers, anyway } }) => {
      if (name === undefined)
        throw new CommandRefused('Say what the day is called: holiday add 2026-12-30 "Inventūra".')
      const day = parseDayArgument(text)
      const nameEn = typeof english === 'string' ? english : name
      const change = { day, nameLv: name, nameEn, delivers: delivers === true }
      const blocking = anyway === true ? [] : await findAffectedOrders(db, change)
      if (blocking.length > 0) throw new CommandRefused(refusalLines(day, blocking).join('\n'))
      const affected = await inTransaction(db, (tx) => addHoliday(tx, byCommand, change))
      const what = delivers === true ? `We deliver on ${day}` : `${day} is a day off`
      return {
        data: {
          day,
          delivers,
          orders: affected.map((order) => ({ id: order.orderId, customer_id: order.customerId })),
        },
        lines: [`${what}: ${name}.`, ...affected.map(orderLine)],
      }
    },
  },
  'holiday remove': {
    usage: 'holiday remove DAY',
    summary: 'Takes back what the office said of a day',
    run: async ({ db }, { words: [text] }) => {
      const day = parseDayArgument(text)
      const isRemoved = await inTransaction(db, (tx) => removeHoliday(tx, byCommand, day))
      if (!isRemoved) throw new CommandRefused(`Nothing was said of ${day}.`)
      return { data: { day }, lines: [`${day} is again what the calendar says.`] }
    },
  },
}

const orderLine = ({ orderId, customer, phone, addressText }: AffectedOrder) =>
  `Order ${orderId}: ${[customer, phone, addressText].filter(Boolean).join(', ')}.`

const refusalLines = (day: Day, orders: AffectedOrder[]) => [
  `${orders.length} ${orders.length === 1 ? 'order goes' : 'orders go'} out on ${day}; ` +
    'nothing is changed yet. With --anyway it is a day off all the same, ' +
    'and each customer is asked for another day.',
  ...orders.map(orderLine),
]

function parseDayArgument(text: string | undefined): Day {
  const day = text === undefined ? null : parseDay(text)
  if (!day) throw new CommandRefused('DAY must be like 2026-12-24.')
  return day
}
