import type { Language } from './refusals.ts'

type Values = Record<string, string | number>
type Sentence = string | ((values: Values) => string)

/** What can be wrong with a field, in words that say what to do next. A schema names the code as its message. */
export const fieldProblems = {
  required: { lv: 'Lūdzu aizpildiet šo lauku.', en: 'Please fill in this field.' },
  invalid: { lv: 'Lūdzu pārbaudiet šo lauku.', en: 'Please check this field.' },
  unknown_field: { lv: 'Šāda lauka nav.', en: 'There is no such field.' },
  not_a_number: { lv: 'Lūdzu ievadiet skaitli.', en: 'Please enter a number.' },
  too_small: {
    lv: ({ minimum }) => `Mazākais iespējamais skaitlis ir ${minimum}.`,
    en: ({ minimum }) => `The least possible number is ${minimum}.`,
  },
  too_big: {
    lv: ({ maximum }) => `Lielākais iespējamais skaitlis ir ${maximum}.`,
    en: ({ maximum }) => `The largest possible number is ${maximum}.`,
  },
  too_short: {
    lv: ({ minimum }) => `Vajadzīgas vismaz ${minimum} zīmes.`,
    en: ({ minimum }) => `At least ${minimum} characters are needed.`,
  },
  too_long: {
    lv: ({ maximum }) => `Garākais iespējamais teksts ir ${maximum} zīmes.`,
    en: ({ maximum }) => `At most ${maximum} characters fit.`,
  },
  email: {
    lv: 'Ievadiet e-pasta adresi, piemēram, anna@epasts.lv.',
    en: 'Enter an e-mail address such as anna@epasts.lv.',
  },
  not_returnable: { lv: 'Šī prece nav jāatdod.', en: 'This good is not one to give back.' },
  delivery_type_closed: {
    lv: 'Šīs preces uz šo adresi tā piegādāt nevar.',
    en: 'These goods cannot be delivered to this address that way.',
  },
  day_not_possible: {
    lv: ({ next }) => `Šajā dienā nepiegādājam. Nākamā iespējamā diena: ${next}.`,
    en: ({ next }) => `We do not deliver on this day. The next possible day: ${next}.`,
  },
  no_day_possible: {
    lv: 'Tuvākajā laikā uz šo adresi nepiegādājam.',
    en: 'We do not deliver to this address in the near future.',
  },
  day: { lv: 'Ievadiet dienu formā GGGG-MM-DD.', en: 'Enter a day as YYYY-MM-DD.' },
} as const satisfies Record<string, Record<Language, Sentence>>

export type FieldProblemCode = keyof typeof fieldProblems

const isCode = (problem: string): problem is FieldProblemCode => Object.hasOwn(fieldProblems, problem)

export function fieldSentence(problem: string, values: Values, language: Language): string {
  const sentence: Sentence = fieldProblems[isCode(problem) ? problem : 'invalid'][language]
  return typeof sentence === 'string' ? sentence : sentence(values)
}
