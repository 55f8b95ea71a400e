import type { Weekday } from '../../../domain/calendar.ts'
import { weekdayName } from '../../../domain/calendar/phrases.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useSession } from '../session/session.ts'
import { type ChangeDraft, kinds, type Kind, routeOf } from './change-draft.ts'
import type { Zone } from './days.ts'
import { PlaceFields } from './place-fields.tsx'
import { StreetFields } from './street-fields.tsx'

type Props = {
  draft: ChangeDraft
  zones: readonly Zone[]
  change: (part: Partial<ChangeDraft>) => void
}

/** What changes: a day, a route, or the zone of places or streets. Another has other decisions. */
export function ChangeFields({ draft, zones, change }: Props) {
  const words = useWords(daysWords)
  const anew = (part: Partial<ChangeDraft>) => change({ ...part, decisions: {} })
  const { kind } = draft
  const zone = zones.find(({ code }) => code === draft.code)
  const chooseKind = (next: Kind) =>
    anew({ kind: next, ...(next === 'route' && zone && routeOf(zone)) })
  return (
    <div className="days-fields">
      <Select
        label={words.kind}
        value={kind}
        onChange={({ target }) => chooseKind(target.value as Kind)}
      >
        {kinds.map((name) => (
          <option key={name} value={name}>
            {words.kinds[name]}
          </option>
        ))}
      </Select>
      {kind === 'route' || kind === 'places' || kind === 'streets' ? (
        <ZoneFields draft={draft} zones={zones} change={anew} />
      ) : (
        <DayFields draft={draft} zones={zones} change={anew} />
      )}
    </div>
  )
}

function DayFields({ draft: { kind, day, nameLv, nameEn }, change }: Props) {
  const words = useWords(daysWords)
  const { today } = useSession().session
  return (
    <>
      <TextInput
        label={words.day}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => change({ day: target.value })}
      />
      {kind !== 'ordinary_day' && (
        <>
          <TextInput
            label={words.nameLv}
            hint={words.nameHint}
            value={nameLv}
            onChange={({ target }) => change({ nameLv: target.value })}
          />
          <TextInput
            label={words.nameEn}
            value={nameEn}
            onChange={({ target }) => change({ nameEn: target.value })}
          />
        </>
      )}
    </>
  )
}

function ZoneFields({ draft, zones, change }: Props) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const isRoute = draft.kind === 'route'
  const choose = (code: string) => {
    const zone = zones.find((one) => one.code === code)
    change(zone && isRoute ? routeOf(zone) : { code })
  }
  return (
    <>
      <Select
        label={isRoute ? words.zone : words.toZone}
        value={draft.code}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.choose}</option>
        {zones.map(({ code, nameLv, nameEn }) => (
          <option key={code} value={code}>
            {code} {language === 'en' ? nameEn : nameLv}
          </option>
        ))}
      </Select>
      {draft.code !== '' &&
        (isRoute ? (
          <RouteFields draft={draft} change={change} />
        ) : draft.kind === 'places' ? (
          <PlaceFields draft={draft} zones={zones} change={change} />
        ) : (
          <StreetFields draft={draft} zones={zones} change={change} />
        ))}
    </>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]

function RouteFields({ draft, change }: Omit<Props, 'zones'>) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const toggle = (weekday: number, isOn: boolean) => {
    const others = draft.weekdays.filter((other) => other !== weekday)
    change({ weekdays: isOn ? [...others, weekday].toSorted((a, b) => a - b) : others })
  }
  return (
    <>
      <fieldset className="days-fields__set">
        <legend className="label">{words.weekdays}</legend>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekdayName(weekday, language)}
            checked={draft.weekdays.includes(weekday)}
            onChange={({ target }) => toggle(weekday, target.checked)}
          />
        ))}
      </fieldset>
      <TextInput
        label={words.frequency}
        inputMode="numeric"
        value={draft.frequencyWeeks}
        onChange={({ target }) => change({ frequencyWeeks: target.value })}
      />
      <TextInput
        label={words.firstWeek}
        type="date"
        value={draft.firstWeekOn}
        onChange={({ target }) => change({ firstWeekOn: target.value })}
      />
    </>
  )
}
