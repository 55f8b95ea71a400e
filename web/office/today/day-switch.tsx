import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DayArrows } from '../kit/day-arrows.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useDayInFocus } from '../session/day-in-focus.ts'

/** The heading of a page about a day, with the days before and after it. */
export function DaySwitch() {
  const words = useWords(frameWords)
  const language = useLanguage()
  const { day, today, focus } = useDayInFocus()
  const back = () => focus(today)
  const toToday = { keys: '.', label: words.toToday, brief: words.briefToday, run: back }
  useShortcuts(day === today ? [] : [{ ...toToday, group: 'page' }])
  const title = dayTitle(day, language)
  return (
    <div className="today-day">
      <title>{words.title(title)}</title>
      <h1 aria-live="polite">{title[0]!.toUpperCase() + title.slice(1)}</h1>
      <DayArrows day={day} onShow={focus} />
      {day !== today && (
        <button type="button" className="link" onClick={back}>
          {words.toToday}
        </button>
      )}
    </div>
  )
}
