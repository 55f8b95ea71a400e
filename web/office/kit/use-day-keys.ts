import { useLayoutEffect, useRef } from 'react'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from './shortcuts.ts'

/** On every page about a day: `[` shows the day before it, `]` the day after. */
export function useDayKeys(day: Day | undefined, show: (day: Day) => void) {
  const words = useWords(frameWords)
  /** The day asked for last: a second press may come before the page has it. */
  const asked = useRef(day)
  useLayoutEffect(() => {
    asked.current = day
  }, [day])
  const go = (days: number) => {
    if (asked.current === undefined) return
    asked.current = addDays(asked.current, days)
    show(asked.current)
  }
  const own = { brief: words.briefDay, group: 'page' } as const
  const before = { ...own, keys: '[', label: words.dayBefore, run: () => go(-1) }
  const after = { ...own, keys: ']', label: words.dayAfter, run: () => go(1) }
  useShortcuts(day === undefined ? [] : [before, after])
}
