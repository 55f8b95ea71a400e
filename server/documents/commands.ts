import { byCommand } from '../../domain/actor.ts'
import { parseDay } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { billMonth } from './bill-month.ts'
import { markOverdue } from './mark-overdue.ts'
import { monthOfDay } from './month.ts'

export const documentCommands: Commands<AppWithDb> = {
  'bills month': {
    usage: 'bills month --month 2026-11',
    summary: 'Makes the monthly bills of a month that are not made yet',
    options: { month: { type: 'string' } },
    run: async (app, { options: { month } }) => {
      if (typeof month !== 'string' || !parseDay(`${month}-01`))
        throw new CommandRefused('--month must be like 2026-11.')
      if (month >= monthOfDay(app.clock.today()))
        throw new CommandRefused(`${month} has not ended yet.`)
      const { issued } = await billMonth(app, byCommand, month)
      return { data: { month, issued }, lines: [`Monthly bills of ${month} made: ${issued}.`] }
    },
  },
  'bills overdue': {
    usage: 'bills overdue',
    summary: 'Marks papers whose day has passed, and clears those that are paid',
    run: async (app) => {
      const data = await markOverdue(app)
      return { data, lines: [`Papers overdue: ${data.overdue}.`] }
    },
  },
}
