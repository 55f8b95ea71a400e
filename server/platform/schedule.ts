import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { type Clock, systemClock } from './clock.ts'

/**
 * The lines of a crontab, in UTC. The queue's own parser accepts no dot in a job's name. The queue
 * wakes at the machine's minutes; where the shop's clock was set, its minute decides.
 */
export function schedulesOf(crontab: string, clock: Clock = systemClock): ParsedCronItem[] {
  const items = parseCronItems(
    crontab
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        match: line.split(' ').slice(0, 5).join(' '),
        task: line.split(' ').slice(5).join(' '),
      })),
  )
  if (clock === systemClock) return items
  return items.map((item) => ({ ...item, match: () => item.match(minuteOf(shopMinute(clock))) }))
}

/** The machine's minute, rounded because a timer may wake early, with the shop's difference. */
function shopMinute(clock: Clock): Date {
  const machine = Date.now()
  const minute = Math.round(machine / MINUTE_MS) * MINUTE_MS
  return new Date(minute + clock.now().getTime() - machine)
}

/** As a line of a crontab is compared with. */
export const minuteOf = (instant: Date) => ({
  min: instant.getUTCMinutes(),
  hour: instant.getUTCHours(),
  date: instant.getUTCDate(),
  month: instant.getUTCMonth() + 1,
  dow: instant.getUTCDay(),
})
