import { byCommand } from '../../../domain/actor.ts'
import { type Day, parseDay, type Weekday } from '../../../domain/calendar.ts'
import type { AppWithDb } from '../../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../../platform/command.ts'
import { printedName } from '../../platform/command-options.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  addHoliday,
  type AffectedOrder,
  findAffectedOrders,
  removeHoliday,
} from '../../territory/change-holiday.ts'
import { changeRoute, type RouteChange, weekdayNames } from '../../territory/change-route.ts'
import { displacedLines } from './displaced-lines.ts'
import { previewDisplaced } from './preview-displaced.ts'

const sureOptions = {
  preview: { type: 'boolean', default: false },
  sure: { type: 'boolean', default: false },
} as const

/** The office's changes of delivery days; each names the deliveries that it hits. */
export const calendarCommands: Commands<AppWithDb> = {
  'holiday add': {
    usage: 'holiday add DAY NAME [--english NAME] [--delivers] [--preview | --sure]',
    summary:
      'A day off; with --delivers a holiday or a Sunday on which we drive. Names who is hit and then changes nothing without --sure',
    options: {
      english: { type: 'string' },
      delivers: { type: 'boolean', default: false },
      // The former name of --sure; scripts of operators may have it.
      anyway: { type: 'boolean', default: false },
      ...sureOptions,
    },
    run: async (app, { words: [text, title], options }) => {
      if (title === undefined)
        throw new CommandRefused('Say what the day is called: holiday add 2026-12-30 "Inventūra".')
      const day = parseDayArgument(text)
      const name = printedName(title, 80)
      const nameEn = typeof options.english === 'string' ? printedName(options.english, 80) : name
      const delivers = options.delivers === true
      const orders = await findAffectedOrders(app.db, { day, delivers })
      const add = (tx: Tx) =>
        addHoliday(app, tx, byCommand, { day, nameLv: name, nameEn, delivers })
      const hit = await previewDisplaced(app, add)
      const planned = hit.filter(
        ({ orderId }) => !orders.some((order) => order.orderId === orderId),
      )
      const lines = [...orders.map(orderLine), ...(await displacedLines(app.db, planned))]
      const data = {
        day,
        delivers,
        orders: orders.map((order) => ({ id: order.orderId, customer_id: order.customerId })),
        deliveries: planned,
      }
      const what = delivers ? `We deliver on ${day}` : `${day} is a day off`
      return changeOrPreview(app, options, { what: `${what}: ${name}.`, lines, data }, add)
    },
  },
  'holiday remove': {
    usage: 'holiday remove DAY [--preview | --sure]',
    summary: 'Takes back what the office said of a day',
    options: sureOptions,
    run: async (app, { words: [text], options }) => {
      const day = parseDayArgument(text)
      const remove = async (tx: Tx) => {
        if (!(await removeHoliday(app, tx, byCommand, day)))
          throw new CommandRefused(`Nothing was said of ${day}.`)
      }
      const hit = await previewDisplaced(app, remove)
      const lines = await displacedLines(app.db, hit)
      const effect = { what: `${day} is again what the calendar says.`, lines }
      return changeOrPreview(app, options, { ...effect, data: { day, deliveries: hit } }, remove)
    },
  },
  'route set': {
    usage: 'route set ZONE [--days tue,fri] [--weeks 2] [--first 2026-11-24] [--preview | --sure]',
    summary:
      'Changes the route of a zone, and asks each customer whose delivery cannot keep its day. Names who is hit and then changes nothing without --sure',
    options: {
      days: { type: 'string' },
      weeks: { type: 'string' },
      first: { type: 'string' },
      ...sureOptions,
    },
    run: async (app, { words: [code], options }) => {
      const change = parseRouteChange(code, options)
      const set = async (tx: Tx) => {
        if (!(await changeRoute(app, tx, byCommand, change)))
          throw new CommandRefused(`There is no zone ${change.code}: see route list.`)
      }
      const hit = await previewDisplaced(app, set)
      const lines = await displacedLines(app.db, hit)
      const effect = { what: `The route of ${change.code} is changed.`, lines }
      return changeOrPreview(app, options, { ...effect, data: { ...change, deliveries: hit } }, set)
    },
  },
}

type Effect = { what: string; lines: string[]; data: object }

/** A change that hits somebody is made only with `--sure`. */
async function changeOrPreview(
  app: AppWithDb,
  { preview, sure, anyway }: CommandInput['options'],
  { what, lines, data }: Effect,
  change: (tx: Tx) => Promise<unknown>,
) {
  const hits = `Deliveries hit: ${lines.length}.`
  if (preview === true)
    return { data, lines: [`Nothing is changed. With --sure: ${what} ${hits}`, ...lines] }
  if (lines.length > 0 && sure !== true && anyway !== true)
    throw new CommandRefused(
      [
        `${hits} Nothing is changed yet. With --sure it is, and each customer is asked for ` +
          'another day where one is needed.',
        ...lines,
      ].join('\n'),
    )
  await inTransaction(app.db, change)
  return { data, lines: [what, ...lines] }
}

const orderLine = ({ orderId, customer, phone, addressText }: AffectedOrder) =>
  `Order ${orderId}: ${[customer, phone, addressText].filter(Boolean).join(', ')}.`

function parseDayArgument(text: string | undefined): Day {
  const day = text === undefined ? null : parseDay(text)
  if (!day) throw new CommandRefused('DAY must be like 2026-12-24.')
  return day
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
