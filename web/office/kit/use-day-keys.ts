import { addDays, type Day } from '../../../domain/calendar.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from './shortcuts.ts'

/** On every page about a day: `[` shows the day before it, `]` the day after. */
export function useDayKeys(day: Day | undefined, show: (day: Day) => void) {
  const words = useWords(frameWords)
  const before = () => day && show(addDays(day, -1))
  const after = () => day && show(addDays(day, 1))
  const own = { brief: words.briefDay, group: 'page' } as const
  useShortcuts(
    day === undefined
      ? []
      : [
          { ...own, keys: '[', label: words.dayBefore, run: before },
          { ...own, keys: ']', label: words.dayAfter, run: after },
        ],
  )
}
