import { parseDay } from '../../domain/calendar.ts'
import type { House } from '../house.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { billMonth } from './bill-month.ts'
import { markOverdue } from './mark-overdue.ts'
import { monthOfDay } from './month.ts'

export const paperCommands: Commands<House> = {
  'bills month': {
    usage: 'bills month --month 2026-11',
    summary: 'Makes the monthly bills of a month that are not made yet',
    options: { month: { type: 'string' } },
    run: async (house, { options: { month } }) => {
      if (typeof month !== 'string' || !parseDay(`${month}-01`))
        throw new CommandRefused('--month must be like 2026-11.')
      if (month >= monthOfDay(house.clock.today()))
        throw new CommandRefused(`${month} has not ended yet.`)
      const { issued } = await billMonth(house, month)
      return { data: { month, issued }, lines: [`Monthly bills of ${month} made: ${issued}.`] }
    },
  },
  'bills overdue': {
    usage: 'bills overdue',
    summary: 'Marks papers whose day has passed, and clears those that are paid',
    run: async (house) => {
      const data = await markOverdue(house)
      return { data, lines: [`Papers overdue: ${data.overdue}.`] }
    },
  },
}
