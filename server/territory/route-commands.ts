import { byCommand } from '../../domain/actor.ts'
import { parseDay, type Weekday } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { changeRoute, type RouteChange } from './change-route.ts'
import { listRoutes } from './zones.ts'

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const formatWeekdays = (weekdays: readonly number[]) =>
  weekdays.map((day) => weekdayNames[day - 1]).join(',')

const formatFrequency = (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`)

/** On which days our courier drives to which zone. */
export const routeCommands: Commands<AppWithDb> = {
  'route list': {
    usage: 'route list',
    summary: 'Zones with their routes: weekdays, every how many weeks, and a day of the first week',
    run: async ({ db }) => {
      const data = await listRoutes(db)
      const lines = data.map(
        ({ code, nameLv, weekdays, frequencyWeeks, firstWeekOn, ourCourier }) =>
          ourCourier
            ? `${code} ${nameLv}: ${formatWeekdays(weekdays)}, ` +
              `${formatFrequency(frequencyWeeks)} from that of ${firstWeekOn}`
            : `${code} ${nameLv}: not by our courier`,
      )
      return { data, lines }
    },
  },
  'route set': {
    usage: 'route set ZONE [--days tue,fri] [--weeks 2] [--first 2026-11-24]',
    summary:
      'Changes the route of a zone, and asks each customer whose delivery cannot keep its day',
    options: { days: { type: 'string' }, weeks: { type: 'string' }, first: { type: 'string' } },
    run: async ({ db }, { words: [code], options }) => {
      const change = parseRouteChange(code, options)
      const isChanged = await inTransaction(db, (tx) => changeRoute(tx, byCommand, change))
      if (!isChanged) throw new CommandRefused(`There is no zone ${change.code}: see route list.`)
      return {
        data: change,
        lines: [`The route of ${change.code} is changed; whoever it hits will be asked.`],
      }
    },
  },
}

function parseRouteChange(
  code: string | undefined,
  { days, weeks, first }: CommandInput['options'],
): RouteChange {
  if (code === undefined) throw new CommandRefused('Say which zone: route set ZONE --days tue,fri.')
  if (days === undefined && weeks === undefined && first === undefined)
    throw new CommandRefused('Say what to set: --days, --weeks or --first.')
  const firstWeekOn = first === undefined ? undefined : parseDay(String(first))
  if (firstWeekOn === null) throw new CommandRefused('--first must be a day such as 2026-11-24.')
  if (weeks !== undefined && !/^[1-8]$/.test(String(weeks)))
    throw new CommandRefused('--weeks must be 1 to 8.')
  return {
    code,
    ...(days !== undefined && { weekdays: parseWeekdays(String(days)) }),
    ...(weeks !== undefined && { frequencyWeeks: Number(weeks) }),
    ...(firstWeekOn && { firstWeekOn }),
  }
}

function parseWeekdays(text: string): Weekday[] {
  const found = text
    .toLowerCase()
    .split(',')
    .map((name) => weekdayNames.indexOf(name.trim()) + 1)
  if (found.includes(0)) throw new CommandRefused('--days must be like tue,fri.')
  return [...new Set(found)].sort((a, b) => a - b) as Weekday[]
}
