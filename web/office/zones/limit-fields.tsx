import { TextInput } from '../../ui/text-input.tsx'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import type { LimitField, Limits } from './zones.ts'

export const limitFields = ['maxBottles', 'maxKilograms', 'maxStops', 'maxMinutes'] as const

export type LimitDraft = Record<LimitField, string>

export const limitDraft = (limits: Limits): LimitDraft => ({
  maxBottles: limits.maxBottles?.toString() ?? '',
  maxKilograms: limits.maxKilograms?.toString() ?? '',
  maxStops: limits.maxStops?.toString() ?? '',
  maxMinutes: limits.maxMinutes?.toString() ?? '',
})

/** What cannot be read is sent as it is, and the server says so at the field. */
export const limitOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(',', '.'))

type Props = {
  draft: LimitDraft
  change: (part: Partial<LimitDraft>) => void
  errors: Record<string, string | undefined>
}

/** Bottles, kilograms, stops and minutes; an empty field is no limit. */
export function LimitFields({ draft, change, errors }: Props) {
  const words = useWords(zoneWords)
  return limitFields.map((field) => (
    <TextInput
      key={field}
      label={words.fields[field]}
      inputMode="numeric"
      value={draft[field]}
      error={errors[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  ))
}

/** "60 pudeles, 1200 kg". */
export function useLimitsSentence(): (limits: Limits) => string {
  const words = useWords(zoneWords)
  return ({ maxBottles, maxKilograms, maxStops, maxMinutes }) => {
    const said = [
      maxBottles !== null && words.bottles(maxBottles),
      maxKilograms !== null && words.kilograms(maxKilograms),
      maxStops !== null && words.stops(maxStops),
      maxMinutes !== null && words.minutes(maxMinutes),
    ].filter((part) => part !== false)
    return said.length > 0 ? said.join(', ') : words.noLimit
  }
}
