import type { RefObject } from 'react'
import type { Day } from '../../../domain/calendar.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { focusRow } from '../kit/focus-row.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/** `r` gives the focus to the next run of a day, Shift and `r` to the one before; Enter opens it. */
export function useRunKeys(box: RefObject<HTMLElement | null>, day: Day) {
  const words = useWords(runWords)
  const go = (step: 1 | -1) => focusRow(`runs of ${day}`, box.current!, step)
  const run = { group: 'page', brief: words.briefRun } as const
  useShortcuts([
    { ...run, keys: 'r', label: words.nextRun, run: () => go(1) },
    { ...run, keys: 'R', label: words.runBefore, run: () => go(-1) },
  ])
}
