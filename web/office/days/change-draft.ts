import type { CalendarChange, Zone } from './days.ts'

export type Kind = CalendarChange['kind']

export const kinds = [
  'day_off',
  'working_day',
  'ordinary_day',
  'route',
  'places',
  'streets',
] as const

export type DayDecision = { day?: string; toldBy?: 'mail' | 'call' }

/** What is typed of a change; the decisions are those of single deliveries. */
export type ChangeDraft = {
  kind: Kind
  day: string
  nameLv: string
  nameEn: string
  code: string
  weekdays: number[]
  frequencyWeeks: string
  firstWeekOn: string
  regionIds: number[]
  /** The town or neighbourhood of the streets; 0 before one is chosen. */
  regionId: number
  streets: string[]
  decisions: Record<string, DayDecision>
  answerBy: string
  reason: string
  /** Why, for the letters; as the shop says it while both are empty. */
  wordsLv: string
  wordsEn: string
}

/** From the address of the page: `?kind=route&code=R3` begins with the route as it is. */
export function firstDraft(
  address: URLSearchParams,
  today: string,
  zones: readonly Zone[],
): ChangeDraft {
  const kind = kinds.find((known) => known === address.get('kind')) ?? 'day_off'
  const zone = zones.find(({ code }) => code === address.get('code'))
  return {
    ...emptyDraft(today),
    kind,
    day: address.get('day') ?? '',
    code: zone?.code ?? '',
    ...(zone && kind === 'route' && routeOf(zone)),
  }
}

const emptyDraft = (today: string): ChangeDraft => ({
  kind: 'day_off',
  day: '',
  nameLv: '',
  nameEn: '',
  code: '',
  weekdays: [],
  frequencyWeeks: '1',
  firstWeekOn: today,
  regionIds: [],
  regionId: 0,
  streets: [],
  decisions: {},
  answerBy: '',
  reason: '',
  wordsLv: '',
  wordsEn: '',
})

/** The route as it is, to be changed from there. */
export const routeOf = ({ code, weekdays, frequencyWeeks, firstWeekOn }: Zone) => ({
  code,
  weekdays,
  frequencyWeeks: String(frequencyWeeks),
  firstWeekOn,
})

/** The change as the server takes it; undefined while something is missing. */
export function changeOf(draft: ChangeDraft): CalendarChange | undefined {
  const { kind, day, code, weekdays, regionIds } = draft
  if (kind === 'places')
    return code !== '' && regionIds.length > 0 ? { kind, code, regionIds } : undefined
  if (kind === 'streets') {
    const { regionId, streets } = draft
    return code !== '' && streets.length > 0 ? { kind, code, regionId, streets } : undefined
  }
  if (kind === 'route') {
    const frequencyWeeks = Number(draft.frequencyWeeks)
    const { firstWeekOn } = draft
    if (code === '' || firstWeekOn === '' || !Number.isInteger(frequencyWeeks)) return undefined
    return { kind, code, weekdays, frequencyWeeks, firstWeekOn }
  }
  if (day === '') return undefined
  if (kind === 'ordinary_day') return { kind, day }
  const [nameLv, nameEn] = [draft.nameLv.trim(), draft.nameEn.trim()]
  return nameLv === '' || nameEn === '' ? undefined : { kind, day, nameLv, nameEn }
}

export const decisionsOf = ({ decisions }: ChangeDraft) =>
  Object.entries(decisions).map(([delivery, decision]) => ({ delivery, ...decision }))

/** The office's own words for the letters; null until both languages have them. */
export function letterWordsOf({ wordsLv, wordsEn }: ChangeDraft) {
  const [lv, en] = [wordsLv.trim(), wordsEn.trim()]
  return lv === '' || en === '' ? null : { lv, en }
}
