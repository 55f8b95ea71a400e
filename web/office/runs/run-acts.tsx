import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { type Shortcut, useShortcuts } from '../kit/shortcuts.ts'
import { useMay } from '../session/session.ts'
import { MoreActs } from './more-acts.tsx'
import { useNextStep, WhyLeave } from './next-step.tsx'
import { isAhead, isPlannable, type Run } from './run.ts'
import type { OpenSheet } from './run-sheets.tsx'
import { usePrintSheet } from './use-print-sheet.ts'

type OnSheet = (sheet: OpenSheet) => void
type Props = { run: Run; onSheet: OnSheet; onChanged: () => void }

/** What can be done with the run as a whole; the one solid button is its next step. */
export function RunActs({ run, onSheet, onChanged }: Props) {
  const words = useWords(runWords)
  const { id, driver } = run
  const may = useMayAct(run)
  const step = useNextStep(run, onChanged)
  const { isPrinting, printFailed, printSheet } = usePrintSheet(id, onChanged)
  const print = () => void printSheet()
  const takeStep = step.offered && step.take
  const assign = () => onSheet({ kind: 'driver' })
  useRunKeys(run, may, { add: () => onSheet({ kind: 'add' }), assign, takeStep, print })
  return (
    <>
      {may.plan && !driver && <SheetButton kind="driver" label={words.assign} onSheet={onSheet} />}
      {driver?.phone && (
        <a className="btn btn--line" href={`tel:${driver.phone}`}>
          {words.call(driver.name.split(' ')[0]!)}
        </a>
      )}
      {may.plan && <SheetButton kind="add" label={words.add} onSheet={onSheet} />}
      {may.divide && <SheetButton kind="divide" label={words.divide} onSheet={onSheet} />}
      <Button look="line" busy={isPrinting} onClick={print}>
        {words.print}
      </Button>
      {(may.plan || may.type) && <RareActs {...{ run, may, onSheet }} />}
      {may.load && (
        <LinkButton look="line" to={`/runs/${id}/load`}>
          {words.toLoad}
        </LinkButton>
      )}
      {step.offered && (
        <Button busy={step.busy} onClick={step.take}>
          {words.stepTo[step.offered]}
        </Button>
      )}
      {may.handIn && <LinkButton to={`/runs/${id}/hand-in`}>{words.toHandIn}</LinkButton>}
      <FailedNote text={step.message ?? printFailed} />
      {step.asksWhy && <WhyLeave busy={step.busy} onLeave={step.leave} />}
    </>
  )
}

type SheetButtonProps = {
  kind: Exclude<OpenSheet['kind'], 'move' | 'withdraw' | 'promise'>
  label: string
  onSheet: OnSheet
}

const SheetButton = ({ kind, label, onSheet }: SheetButtonProps) => (
  <Button look="line" onClick={() => onSheet({ kind })}>
    {label}
  </Button>
)

type RareActsProps = { run: Run; may: MayAct; onSheet: OnSheet }

function RareActs({ run: { id, state, driver, stops, otherRuns }, may, onSheet }: RareActsProps) {
  const words = useWords(runWords)
  return (
    <MoreActs>
      {may.plan && driver && <SheetButton kind="driver" label={words.assign} onSheet={onSheet} />}
      {may.plan && state === 'road' && stops.some(isAhead) && (
        <SheetButton kind="delay" label={words.delay} onSheet={onSheet} />
      )}
      {may.plan && otherRuns.length > 0 && (
        <SheetButton kind="transfer" label={words.transferDo} onSheet={onSheet} />
      )}
      {may.type && (
        <LinkButton look="line" to={`/runs/${id}/paper`}>
          {words.toPaper}
        </LinkButton>
      )}
    </MoreActs>
  )
}

type MayAct = ReturnType<typeof useMayAct>

/** What the person may do with a run in its state. */
function useMayAct(run: Run) {
  const { state } = run
  const mayDo = useMayDo()
  const maySettle = useMay('settleRuns')
  const maySeeLoad = useMay('countLoads')
  return {
    plan: mayDo('planRuns') && isPlannable(run),
    divide: state === 'road' && mayDo('transferGoods'),
    load: maySeeLoad && (state === 'planned' || state === 'loading'),
    /** From the driver's paper. */
    type: (state === 'road' || state === 'handing_in') && mayDo('recordEvents'),
    handIn: (state === 'handing_in' || state === 'settled') && (maySettle || mayDo('countBottles')),
  }
}

type KeyedActs = Record<'add' | 'assign' | 'print', () => void> & {
  takeStep: (() => void) | undefined
}

function useRunKeys({ id, driver }: Run, may: MayAct, acts: KeyedActs) {
  const { add, assign, takeStep, print } = acts
  const words = useWords(runWords)
  const navigate = useNavigate()
  const key = (keys: string, label: string, run: () => void): Shortcut => ({
    keys,
    label,
    group: 'page',
    run,
  })
  const goTo = (page: string) => () => void navigate(`/runs/${id}/${page}`)
  const goOn = may.handIn ? goTo('hand-in') : takeStep
  useShortcuts([
    ...(may.plan ? [key('a', words.add, add)] : []),
    ...(goOn ? [key('n', words.nextStep, goOn)] : []),
    ...(may.plan && !driver ? [key('n', words.assign, assign)] : []),
    ...(may.load ? [key('l', words.toLoad, goTo('load'))] : []),
    ...(may.type ? [key('i', words.toPaper, goTo('paper'))] : []),
    key('p', words.print, print),
  ])
}
