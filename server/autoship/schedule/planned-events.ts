import type { Language } from '../../../domain/words/language.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { CalendarEvent } from '../../orders/calendar-file.ts'
import { loadSchedule, type Schedule, type ScheduleEntry } from './load-schedule.ts'

/** Of each autoship; later ones come when the calendar is read again. */
const plannedCount = 12

const titleOf = {
  lv: (name: string) => `Avots: ${name || 'regulārā piegāde'} (ieplānota)`,
  en: (name: string) => `Avots: ${name || 'autoship'} (planned)`,
}

/** The planned deliveries that are no orders yet, for the customer's calendar. */
export async function plannedEvents(
  app: AppWithDb,
  customerId: number,
  language: Language,
): Promise<CalendarEvent[]> {
  const schedule = await loadSchedule(app, app.db, { customerId, count: plannedCount })
  return schedule.entries.flatMap((entry) => eventOf(entry, schedule, language))
}

function eventOf(
  { autoship, planned, made, lines }: ScheduleEntry,
  { goods }: Schedule,
  language: Language,
): CalendarEvent[] {
  if (made || planned.day === null) return []
  return [
    {
      uid: `autoship-${autoship.id}-${planned.plannedOn}`,
      sequence: autoship.version,
      day: planned.day,
      title: titleOf[language](autoship.name),
      place: autoship.address?.text ?? '',
      goods: lines.lines.map(({ goodId, ordered, returned }) => ({
        name: goods.get(goodId)![language === 'en' ? 'nameEn' : 'nameLv'],
        ordered,
        returned,
      })),
      path: `/autoship/${autoship.id}`,
      isOver: false,
    },
  ]
}
