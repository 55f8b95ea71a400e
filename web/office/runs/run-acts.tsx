import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Right } from '../../../domain/staff/rights.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import { MoreActs } from './more-acts.tsx'
import { isAhead, type Run } from './run.ts'
import type { OpenSheet } from './run-sheets.tsx'
import { usePrintSheet } from './use-print-sheet.ts'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; onSheet: (sheet: OpenSheet) => void; onChanged: () => void }

/** The state that follows, with the right that its move asks for. */
const steps: Partial<Record<RunState, { to: RunState; right: Right }>> = {
  draft: { to: 'planned', right: 'planRuns' },
  planned: { to: 'loading', right: 'countLoads' },
  loading: { to: 'road', right: 'countLoads' },
  road: { to: 'handing_in', right: 'recordEvents' },
}

/** What can be done with the run as a whole; the one solid button is its next step. */
export function RunActs({ run, onSheet, onChanged }: Props) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const mayHandIn = useMay('settleRuns') || mayDo('countBottles')
  const { id, state, driver } = run
  const params = { id: String(id) }
  const { busy, message, act } = useRunAct(onChanged)
  const { isPrinting, printFailed, printSheet } = usePrintSheet(id, onChanged)
  const [asksWhy, setAsksWhy] = useState(false)
  const navigate = useNavigate()
  const step = steps[state]
  const isBack = state === 'handing_in' || state === 'settled'
  const take = () => {
    if (!step || !mayDo(step.right)) return
    if (step.to === 'road') setAsksWhy(true)
    const body = { to: step.to }
    void act(async () => {
      const { open } = await api.moveRun({ params, body })
      setAsksWhy(false)
      if (open.length > 0)
        toasts.show({ text: words.openAfter(open.length), kind: 'important', icon: 'warn' })
    }, words.moved(words.states[step.to]!))
  }
  const leave = (reason: string) =>
    act(
      () => api.moveRun({ params, body: { to: 'road', reason } }),
      words.moved(words.states['road']!),
    )
  const goOn = () => {
    if (isBack && mayHandIn) void navigate(`/runs/${id}/hand-in`)
    else take()
  }
  const mayType = (state === 'road' || state === 'handing_in') && mayDo('recordEvents')
  const plans = mayDo('planRuns') && ['draft', 'planned', 'loading', 'road'].includes(state)
  useShortcuts([
    ...(plans
      ? [
          {
            keys: 'a',
            label: words.add,
            group: 'page' as const,
            run: () => onSheet({ kind: 'add' }),
          },
        ]
      : []),
    { keys: 'n', label: words.nextStep, group: 'page', run: goOn },
    ...(state === 'planned' || state === 'loading'
      ? [
          {
            keys: 'l',
            label: words.toLoad,
            group: 'page' as const,
            run: () => void navigate(`/runs/${id}/load`),
          },
        ]
      : []),
    ...(mayType
      ? [
          {
            keys: 'i',
            label: words.toPaper,
            group: 'page' as const,
            run: () => void navigate(`/runs/${id}/paper`),
          },
        ]
      : []),
    { keys: 'p', label: words.print, group: 'page', run: () => void printSheet() },
  ])
  const assign = plans && (
    <Button look="line" onClick={() => onSheet({ kind: 'driver' })}>
      {words.assign}
    </Button>
  )
  return (
    <>
      {!driver && assign}
      {driver?.phone && (
        <a className="btn btn--line" href={`tel:${driver.phone}`}>
          {words.call(driver.name.split(' ')[0]!)}
        </a>
      )}
      {plans && (
        <Button look="line" onClick={() => onSheet({ kind: 'add' })}>
          {words.add}
        </Button>
      )}
      {state === 'road' && mayDo('transferGoods') && (
        <Button look="line" onClick={() => onSheet({ kind: 'divide' })}>
          {words.divide}
        </Button>
      )}
      <Button look="line" busy={isPrinting} onClick={() => void printSheet()}>
        {words.print}
      </Button>
      {(plans || mayType) && (
        <MoreActs>
          {driver && assign}
          {state === 'road' && plans && run.stops.some(isAhead) && (
            <Button look="line" onClick={() => onSheet({ kind: 'delay' })}>
              {words.delay}
            </Button>
          )}
          {plans && run.otherRuns.length > 0 && (
            <Button look="line" onClick={() => onSheet({ kind: 'transfer' })}>
              {words.transferDo}
            </Button>
          )}
          {mayType && (
            <LinkButton look="line" to={`/runs/${id}/paper`}>
              {words.toPaper}
            </LinkButton>
          )}
        </MoreActs>
      )}
      {(state === 'planned' || state === 'loading') && (
        <LinkButton look="line" to={`/runs/${id}/load`}>
          {words.toLoad}
        </LinkButton>
      )}
      {step && mayDo(step.right) && !(step.to === 'planned' && !driver) && (
        <Button busy={busy} onClick={take}>
          {words.stepTo[step.to]}
        </Button>
      )}
      {isBack && mayHandIn && <LinkButton to={`/runs/${id}/hand-in`}>{words.toHandIn}</LinkButton>}
      <FailedNote text={message ?? printFailed} />
      {asksWhy && message !== undefined && (
        <WhyLeave busy={busy} onLeave={(reason) => void leave(reason)} />
      )}
    </>
  )
}

/** A van may leave without two equal counts, with a reason. */
function WhyLeave({ busy, onLeave }: { busy: boolean; onLeave: (reason: string) => void }) {
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
