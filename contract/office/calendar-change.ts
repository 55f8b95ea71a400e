import { z } from 'zod'
import { DayText, filledText, Id, printedText } from '../shared/scalars.ts'

const dayName = printedText(80).refine((name) => name.length > 0, 'required')
const named = { day: DayText, nameLv: dayName, nameEn: dayName }

/** A change of the days on which our courier drives. */
export const CalendarChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day_off'), ...named }),
  /** A holiday or a Sunday on which we drive all the same. */
  z.object({ kind: z.literal('working_day'), ...named }),
  /** As the calendar says by itself. */
  z.object({ kind: z.literal('ordinary_day'), day: DayText }),
  z.object({
    kind: z.literal('route'),
    code: filledText(20),
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    frequencyWeeks: z.int().min(1, 'too_small').max(8, 'too_big'),
    firstWeekOn: DayText,
  }),
  /** Towns and neighbourhoods go to this zone. */
  z.object({
    kind: z.literal('places'),
    code: filledText(20),
    regionIds: z.array(Id).min(1, 'required').max(200, 'too_many_rows'),
  }),
  /** Streets of a town or neighbourhood go to this zone; to its own, they go back. */
  z.object({
    kind: z.literal('streets'),
    code: filledText(20),
    regionId: Id,
    streets: z.array(filledText(120)).min(1, 'required').max(200, 'too_many_rows'),
  }),
])
export type CalendarChange = z.output<typeof CalendarChange>

export const toldBy = ['mail', 'call'] as const

/** What the office says of one delivery instead of what the shop would propose. */
const Decision = z.object({
  /** Of the row, such as `order:1042`. */
  delivery: z.string().max(60),
  day: DayText.optional(),
  toldBy: z.enum(toldBy).optional(),
})
export type Decision = z.output<typeof Decision>

/** The office's own words of why, instead of the shop's; the days and the question stay. */
export const LetterWords = z.object({ lv: filledText(600), en: filledText(600) })
export type LetterWords = z.output<typeof LetterWords>

/** What a change is rehearsed with, and made. */
export const Changing = {
  change: CalendarChange,
  decisions: z.array(Decision).max(2_000, 'too_many_rows').default([]),
  /** The customers are asked until the end of this day; silence takes the new day. */
  answerBy: DayText.nullable().default(null),
  letterWords: LetterWords.nullable().default(null),
}
