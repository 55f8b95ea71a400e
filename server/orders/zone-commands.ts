import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findZoneDays, limitZone } from '../territory/limit-zone.ts'
import { recountOrders } from './order-record.ts'

const text = { type: 'string' } as const

/** What a zone can take on a day. */
export const zoneCommands: Commands<AppWithDb> = {
  'zone limit': {
    usage:
      'zone limit CODE [--bottles 60|none] [--kg 1200|none] [--stops 25|none] [--minutes 240|none]',
    summary:
      'Limits how many bottles of 18.9 l, kilograms, stops and minutes at the doors a zone takes ' +
      'on a day; what is not named has no limit',
    options: { bottles: text, kg: text, stops: text, minutes: text },
    run: async (app, { words: [code = ''], options }) => {
      const kilograms = parseLimit('kg', options.kg)
      const limit = {
        code,
        maxBottles: parseLimit('bottles', options.bottles),
        maxGrams: kilograms === null ? null : kilograms * 1_000,
        maxStops: parseLimit('stops', options.stops),
        maxMinutes: parseLimit('minutes', options.minutes),
      }
      const days = await inTransaction(app.db, async (tx) => {
        const limited = await limitZone(app, tx, byCommand, limit, recountOrders)
        if (!limited.ok) throw new CommandRefused('There is no such zone. `route list` has all.')
        return findZoneDays(app, tx, code)
      })
      const lines = days.map(
        ({ day, bottles, grams, stops }) =>
          `${day}: ${bottles} bottles, ${Math.ceil(grams / 1_000)} kg, ${stops} stops`,
      )
      return { data: { ...limit, days }, lines: [`Zone ${code} is limited.`, ...lines] }
    },
  },
}

function parseLimit(name: string, value: string | boolean = 'none'): number | null {
  if (value === 'none') return null
  if (!/^[1-9]\d{0,5}$/.test(String(value)))
    throw new CommandRefused(`--${name} must be a whole number above 0, or none.`)
  return Number(value)
}
