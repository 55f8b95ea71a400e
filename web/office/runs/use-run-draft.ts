import { useDraft } from '../session/drafts.ts'
import { useRunAct } from './use-run-act.ts'

/** What is typed for a run, cell by cell, until the act that saves it is done. */
export function useRunDraft<Cell>(name: string, onSaved: () => void) {
  const { draft, change, forget } = useDraft<Record<string, Cell>>(name, () => ({}))
  const { busy, message, act } = useRunAct(() => {
    forget()
    onSaved()
  })
  return { draft, change, busy, message, act }
}
