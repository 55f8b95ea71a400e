import type { RefObject } from 'react'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { nextRow, type Place } from './next-row.ts'

/** Stays while its matter is settled on another page. */
const latest: { place?: Place } = {}

/**
 * `j` and `k` give the focus to the next row and to the one before, and go on from the latest one
 * when a person comes back or it has gone; Enter does its first act, and Tab goes on to the others.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>, count: number) {
  const words = useWords(listWords)
  const go = (step: 1 | -1) => {
    const rows = [...box.current!.querySelectorAll<HTMLElement>('.today-row')]
    const names = rows.map(({ dataset }) => dataset.row!)
    const focused = rows.find((row) => row.contains(document.activeElement))
    const index = nextRow(names, focused?.dataset.row, latest.place, step)
    latest.place = { name: names[index]!, index }
    rows[index]?.focus()
  }
  const row = { group: 'list', brief: words.briefs.row } as const
  const next = { ...row, keys: 'j', label: words.next, run: () => go(1) }
  const previous = { ...row, keys: 'k', label: words.previous, run: () => go(-1) }
  const act = () =>
    box.current!.querySelector<HTMLElement>('.today-row:focus > :is(a, button)')?.click()
  const opens = { ...row, brief: words.briefs.open, keys: 'Enter', label: words.open, run: act }
  useShortcuts(count === 0 ? [] : [next, previous, opens])
}
