import { addDays } from '../../../domain/calendar.ts'
import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useDayInFocus } from '../session/day-in-focus.ts'

/** The heading of a page about a day, with the days before and after it. */
export function DaySwitch() {
  const words = useWords(frameWords)
  const language = useLanguage()
  const { day, today, focus } = useDayInFocus()
  const before = () => focus(addDays(day, -1))
  const after = () => focus(addDays(day, 1))
  const back = () => focus(today)
  useShortcuts([
    { keys: '[', label: words.dayBefore, group: 'page', run: before },
    { keys: ']', label: words.dayAfter, group: 'page', run: after },
    { keys: '.', label: words.toToday, group: 'page', run: back },
  ])
  const title = dayTitle(day, language)
  return (
    <div className="today-day">
      <title>{words.title(title)}</title>
      <h1 aria-live="polite">{title[0]!.toUpperCase() + title.slice(1)}</h1>
      <IconButton icon="left" label={words.dayBefore} onClick={before} />
      <IconButton icon="right" label={words.dayAfter} onClick={after} />
      {day !== today && (
        <button type="button" className="link" onClick={back}>
          {words.toToday}
        </button>
      )}
    </div>
  )
}
