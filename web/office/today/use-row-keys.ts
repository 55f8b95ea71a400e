import type { RefObject } from 'react'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { focusRow } from '../kit/focus-row.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/**
 * `j` and `k` give the focus to the next row and to the one before; Enter does its first act, and
 * Tab goes on to the others.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>, count: number) {
  const words = useWords(listWords)
  const go = (step: 1 | -1) => focusRow('to-do', box.current!, step)
  const row = { group: 'list', brief: words.briefs.row } as const
  const next = { ...row, keys: 'j', label: words.next, run: () => go(1) }
  const previous = { ...row, keys: 'k', label: words.previous, run: () => go(-1) }
  const act = () =>
    box.current!.querySelector<HTMLElement>('.today-row:focus > :is(a, button)')?.click()
  const opens = { ...row, brief: words.briefs.open, keys: 'Enter', label: words.open, run: act }
  useShortcuts(count === 0 ? [] : [next, previous, opens])
}
