import type { AppWithDb } from '../app-context.ts'
import type { Commands } from '../platform/command.ts'
import { weekdayNames } from './change-route.ts'
import { listRoutes } from './zones.ts'

const formatWeekdays = (weekdays: readonly number[]) =>
  weekdays.map((day) => weekdayNames[day - 1]).join(',')

const formatFrequency = (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`)

/** On which days our courier drives to which zone. */
export const territoryCommands: Commands<AppWithDb> = {
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
}
