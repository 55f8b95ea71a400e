import { useEffect } from 'react'
import type { FieldMessages } from '../../client/refusals.ts'

/** A refused form shows why: its first wrong field gets the focus, else its note is in sight. */
export function useShowMistake({ messages }: { messages: FieldMessages }) {
  useEffect(() => {
    const ids = Object.keys(messages)
    if (ids.length === 0) return
    const fields = ids.flatMap((id) => document.getElementById(id) ?? [])
    const first = fields.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )[0]
    if (first) first.focus()
    else document.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [messages])
}
