import type { RefObject } from 'react'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/** `j` and `k` give the focus to the next row and to the one before; Tab goes on to its acts. */
export function useRowKeys(box: RefObject<HTMLElement | null>, count: number) {
  const words = useWords(listWords)
  const go = (step: number) => {
    const rows = [...box.current!.querySelectorAll<HTMLElement>('.today-row')]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus()
  }
  const row = { group: 'list', brief: words.briefs.row } as const
  const next = { ...row, keys: 'j', label: words.next, run: () => go(1) }
  const previous = { ...row, keys: 'k', label: words.previous, run: () => go(-1) }
  useShortcuts(count === 0 ? [] : [next, previous])
}
