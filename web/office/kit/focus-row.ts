import { nextRow, type Place } from './next-row.ts'

/** Of each list; stays while its matter is settled on another page. */
const latest = new Map<string, Place>()

/**
 * Gives the focus to the next row of a list or to the one before, and goes on from the latest one
 * when a person comes back or it has gone. Rows bear their name in `data-row`.
 */
export function focusRow(list: string, box: HTMLElement, step: 1 | -1) {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')]
  const names = rows.map(({ dataset }) => dataset.row!)
  const focused = rows.find((row) => row.contains(document.activeElement))
  const index = nextRow(names, focused?.dataset.row, latest.get(list), step)
  latest.set(list, { name: names[index]!, index })
  rows[index]?.focus()
}
