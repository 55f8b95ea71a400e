import { useEffect, useRef } from 'react'
import { parseDay } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { settingWords } from '../../words/office/settings.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { useSession } from '../session/session.ts'
import type { Setting } from './setting.ts'
import { draftOf, type SettingDraft, valueOf } from './setting-draft.ts'
import { SettingValue } from './setting-value.tsx'

type Props = { setting: Setting; onClose: () => void; onChanged: () => void }

/** Another value from a day on, with whom it will hit, before it is saved. */
export function SettingForm({ setting, onClose, onChanged }: Props) {
  const words = useWords(settingWords)
  const { today } = useSession().session
  const { key, unit, about } = setting
  const { draft, change, forget } = useDraft(`setting ${key}`, () =>
    draftOf(unit, setting.value, today),
  )
  const { startsOn, reason } = draft
  const value = valueOf(unit, draft)
  const { deed, end } = useDeedForm({
    name: 'settings.change',
    typed: JSON.stringify([value, startsOn, reason]),
    isComplete: reason.trim() !== '' && JSON.stringify(value) !== JSON.stringify(setting.value),
    send: ({ query, body }, options) =>
      api.changeSetting({ query, body: { key, value, startsOn, reason, ...body } }, options),
    forget,
    onEnd: onClose,
    onDone: onChanged,
  })
  const name = words.names[key] ?? key
  const verb = useVerb(startsOn)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as its button does
    <div
      className="settings-row settings-row--open"
      ref={form}
      onKeyDown={(event) => event.key === 'Escape' && end()}
    >
      <div>
        <h3>{name}</h3>
        <p className="quiet tiny">{about}</p>
      </div>
      <DeedPanel deed={deed} verb={verb} onCancel={end}>
        <Fields {...{ setting, draft, change }} errors={deed.errors} />
      </DeedPanel>
    </div>
  )
}

function useVerb(startsOn: string): string {
  const words = useWords(settingWords)
  const language = useLanguage()
  const { today } = useSession().session
  const day = parseDay(startsOn)
  return day && day > today ? words.saveFrom(numericDate(day, language)) : words.save
}

type FieldsProps = {
  setting: Setting
  draft: SettingDraft
  change: (part: Partial<SettingDraft>) => void
  errors: FieldMessages
}

function Fields({ setting: { key, unit }, draft, change, errors }: FieldsProps) {
  const words = useWords(settingWords)
  const { today } = useSession().session
  return (
    <div className="settings-values">
      <SettingValue
        unit={unit}
        label={words.names[key] ?? key}
        {...{ draft, change }}
        error={errors.value}
      />
      <TextInput
        id="setting-startsOn"
        label={words.startsOn}
        type="date"
        min={today}
        value={draft.startsOn}
        error={errors.startsOn}
        onChange={({ target }) => change({ startsOn: target.value })}
      />
      <TextInput
        id="setting-reason"
        label={words.reason}
        value={draft.reason}
        error={errors.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </div>
  )
}
