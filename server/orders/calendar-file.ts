import { addDays, type Day } from '../../domain/calendar.ts'
import { sumOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { pathInLanguage } from '../../domain/words/language-path.ts'
import type { App } from '../app-context.ts'

/** A delivery in a customer's calendar. It keeps its `uid`, so that a new day moves the event. */
export type CalendarEvent = {
  uid: string
  sequence: number
  day: Day
  title: string
  place: string
  goods: { name: string; ordered: number; returned: number }[]
  /** The page of the shop. */
  path: string
  /** Already delivered: nothing to be reminded of. */
  isOver: boolean
}

const words = {
  lv: {
    name: 'Avots: piegādes',
    empties: (count: number) => `Lūdzu, sagatavojiet tukšās pudeles: ${count}.`,
  },
  en: {
    name: 'Avots: deliveries',
    empties: (count: number) => `Please put the empties out: ${count}`,
  },
}

/** RFC 5545: lines end in CRLF. The name is RFC 7986's, and the older one that programs know. */
export function calendarFile(
  events: readonly CalendarEvent[],
  language: Language,
  app: Pick<App, 'clock' | 'config'>,
): string {
  const { name } = words[language]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Avots//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, language, app)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(
  { uid, sequence, day, title, place, goods, path, isOver }: CalendarEvent,
  language: Language,
  { clock, config }: Pick<App, 'clock' | 'config'>,
): string[] {
  const stamp = clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
  const plain = (date: Day) => date.replaceAll('-', '')
  const empties = sumOf(goods, ({ returned }) => returned)
  const reminder = empties === 0 ? [] : [words[language].empties(empties)]
  const ordered = goods.filter((good) => good.ordered > 0)
  const contents = [...ordered.map((good) => `${good.ordered} × ${good.name}`), ...reminder]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(config.publicUrl).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(contents.join('\n'))}`,
    `URL:${config.publicUrl}${pathInLanguage(path, language)}`,
    'TRANSP:TRANSPARENT',
    ...(isOver ? [] : reminder.flatMap(alarmLines)),
    'END:VEVENT',
  ]
}

/** At seven in the evening before; the event itself begins at midnight. */
const alarmLines = (text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT5H',
  `DESCRIPTION:${escaped(text)}`,
  'END:VALARM',
]

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, String.raw`\n`)

/** RFC 5545 limits lines to 75 octets; a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
