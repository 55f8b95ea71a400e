import { useState } from 'react'
import type { Listed } from './list-column.ts'

type State = { key: string; ids: ReadonlySet<number>; isWhole: boolean }

/** Marked rows, or all that the filter leaves, the unread ones too. A new filter unmarks. */
export function useSelection(key: string) {
  const none: State = { key, ids: new Set(), isWhole: false }
  const [state, setState] = useState(none)
  const [anchor, setAnchor] = useState<number>()
  const { ids, isWhole } = state.key === key ? state : none
  const set = (next: ReadonlySet<number>) => setState({ key, ids: next, isWhole: false })
  return {
    isWhole,
    count: ids.size,
    has: (id: number) => isWhole || ids.has(id),
    /** With Shift all rows from the last marked one on. */
    toggle: (rows: readonly Listed[], index: number, isRange = false) => {
      const next = new Set(isWhole ? rows.map(({ id }) => id) : ids)
      const marks = isRange || !next.has(rows[index]!.id)
      const from = isRange ? rows.findIndex(({ id }) => id === anchor) : index
      const range = rows.slice(
        from === -1 ? index : Math.min(from, index),
        Math.max(from, index) + 1,
      )
      for (const { id } of range)
        if (marks) next.add(id)
        else next.delete(id)
      setAnchor(rows[index]!.id)
      set(next)
    },
    markRead: (rows: readonly Listed[]) => set(new Set(rows.map(({ id }) => id))),
    markWhole: () => setState({ key, ids, isWhole: true }),
    clear: () => set(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
