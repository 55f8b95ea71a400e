import { useState } from 'react'
import { useSession } from './session.ts'

/** What is typed and not yet saved, by person: it outlives its page and a sign-in that ended. */
const drafts = new Map<string, unknown>()

export const forgetDrafts = () => drafts.clear()

/** The browser asks before a closed tab loses them. */
export function guardDrafts(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (drafts.size > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** A draft under a name; `forget` after it was saved or given up. */
export function useDraft<Draft extends object>(name: string, initial: () => Draft) {
  const key = `${useSession().session.staff.id} ${name}`
  const [draft, setDraft] = useState(() => (drafts.get(key) as Draft | undefined) ?? initial())
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    drafts.set(key, next)
    setDraft(next)
  }
  return { draft, change, forget: () => void drafts.delete(key) }
}
