import type { RefObject } from 'react'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { focusRow } from './focus-row.ts'
import { useShortcuts } from './shortcuts.ts'

/**
 * `j` and `k` give the focus to the next row and to the one before; Enter does its first act, and
 * Tab goes on to the others. A row, or the link that stands for it, is named by `data-row`.
 */
export function useRowKeys(list: string, box: RefObject<HTMLElement | null>, count: number) {
  const words = useWords(listWords)
  const go = (step: 1 | -1) => focusRow(list, box.current!, step)
  const row = { group: 'list', brief: words.briefs.row } as const
  const next = { ...row, keys: 'j', label: words.next, run: () => go(1) }
  const previous = { ...row, keys: 'k', label: words.previous, run: () => go(-1) }
  const act = () =>
    box.current!.querySelector<HTMLElement>('[data-row]:focus > :is(a, button)')?.click()
  const opens = { ...row, brief: words.briefs.open, keys: 'Enter', label: words.open, run: act }
  useShortcuts(count === 0 ? [] : [next, previous, opens])
}
