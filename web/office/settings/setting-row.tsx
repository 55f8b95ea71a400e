import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { settingWords } from '../../words/office/settings.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Setting } from './setting.ts'
import { shownSetting } from '../kit/shown-setting.ts'

type Props = {
  setting: Setting
  /** Its form was closed a moment ago: the focus comes back to its button. */
  wasChanged: boolean
  onChange: () => void
}

/** A setting: what it is, what is in force, since when, and what is planned. */
export function SettingRow({ setting, wasChanged, onChange }: Props) {
  const words = useWords(settingWords)
  const language = useLanguage()
  const { key, about, value, since, planned } = setting
  const name = words.names[key] ?? key
  const day = (text: string) => numericDate(dayOf(text), language)
  return (
    <div className="settings-row">
      <div>
        <h3>{name}</h3>
        <p className="quiet tiny">{about}</p>
      </div>
      <div>
        <b>{shownSetting(key, value, words, language)}</b>
        {planned.map((change) => (
          <p key={change.id} className="tiny">
            {words.planned(day(change.startsOn), shownSetting(key, change.value, words, language))}
          </p>
        ))}
      </div>
      <span className="quiet tiny">
        {since ? words.since(day(since.startsOn)) : words.fromBeginning}
      </span>
      <Button
        look="text"
        aria-label={words.changeNamed(name)}
        onClick={onChange}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row comes in the place of its form
        autoFocus={wasChanged}
      >
        {words.change}
      </Button>
    </div>
  )
}
