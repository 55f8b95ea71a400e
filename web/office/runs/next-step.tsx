import { useState } from 'react'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Right } from '../../../domain/staff/rights.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { api } from '../session/api.ts'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** The state that follows, with the right that its move asks for. */
const steps: Partial<Record<RunState, { to: RunState; right: Right }>> = {
  draft: { to: 'planned', right: 'planRuns' },
  planned: { to: 'loading', right: 'countLoads' },
  loading: { to: 'road', right: 'countLoads' },
  road: { to: 'handing_in', right: 'recordEvents' },
}

/** The run's next state, for those who may move it there. */
export function useNextStep({ id, state, driver }: Run, onChanged: () => void) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const { busy, message, act } = useRunAct(onChanged)
  const [asksWhy, setAsksWhy] = useState(false)
  const params = { id: String(id) }
  const step = steps[state]
  const to = step && mayDo(step.right) ? step.to : undefined
  const take = () => {
    if (!to) return
    if (to === 'road') setAsksWhy(true)
    void act(async () => {
      const { open } = await api.moveRun({ params, body: { to } })
      setAsksWhy(false)
      if (open.length > 0)
        toasts.show({ text: words.openAfter(open.length), kind: 'important', icon: 'warn' })
    }, words.moved(words.states[to]!))
  }
  const leave = (reason: string) =>
    void act(
      () => api.moveRun({ params, body: { to: 'road', reason } }),
      words.moved(words.states['road']!),
    )
  return {
    /** A run without a driver is not planned yet. */
    offered: to === 'planned' && !driver ? undefined : to,
    busy,
    message,
    asksWhy: asksWhy && message !== undefined,
    take,
    leave,
  }
}

/** A van may leave without two equal counts, with a reason. */
export function WhyLeave({ busy, onLeave }: { busy: boolean; onLeave: (reason: string) => void }) {
  const words = useWords(runWords)
  const [reason, setReason] = useState('')
  return (
    <form
      className="runs-page__why"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') onLeave(reason.trim())
      }}
    >
      <label className="label" htmlFor="why-leave">
        {words.roadReason}
      </label>
      <input
        id="why-leave"
        className="input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears by the person's own press
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {words.leave}
      </Button>
    </form>
  )
}
