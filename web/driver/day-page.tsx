import { type ReactNode, useEffect, useState } from 'react'
import { useObserved } from '../client/observed.ts'
import { useHeadingFocus } from '../client/use-heading-focus.ts'
import { useLoaded } from '../client/use-loaded.ts'
import { driverWords } from '../words/driver/driver.ts'
import { loadingWords } from '../words/driver/loading.ts'
import { outboxWords } from '../words/driver/outbox.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { BigButton } from './frame/big-button.tsx'
import { feelChanged } from './frame/feel.ts'
import { Frame } from './frame/frame.tsx'
import { Coming } from './frame/read-state.tsx'
import { LookChoices } from './frame/look-choices.tsx'
import { LoadPage } from './loading/load-page.tsx'
import { OwnRunLine } from './loading/own-run-line.tsx'
import { LeaveButton } from './leave-button.tsx'
import { TransfersPage } from './loading/transfers-page.tsx'
import { saveScreen } from './memory/memory.ts'
import { connection, isUnreachable, sync } from './memory/sync.ts'
import { OnRoad } from './on-road.tsx'
import { OutboxPage } from './outbox/outbox-page.tsx'
import { SyncButton } from './outbox/sync-button.tsx'
import { PhoneBar } from './outbox/phone-bar.tsx'
import type { DayRun } from './road/road.ts'
import { useDay } from './road/use-day.ts'
import type { DayMemory } from './road/use-road.ts'

const onTheWay = new Set(['stops', 'stop', 'undelivered', 'pause', 'handIn'])

type Props = { language: ReactNode; onLocked: () => void; onLeft: () => void }

type Step = { runId: number; page: 'load' | 'transfers' | 'road' }

/** The runs of the driver, and the step of one that is open. */
export function DayPage({ language, onLocked, onLeft }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const outbox = useWords(outboxWords)
  const [isOutboxOpen, setOutboxOpen] = useState(false)
  const openOutbox = () => setOutboxOpen(true)
  const memory = useDay()
  const { step, chosen, open, close } = useStep(memory)
  const session = useLoaded('session', () => api.readDriverSession())
  const { stored, screen } = memory ?? {}
  useHeadingFocus(JSON.stringify([isOutboxOpen, chosen, screen?.name, screen?.stopId]))
  useVibrationOnChange(stored?.changes.length ?? 0)
  if (isOutboxOpen) return <OutboxPage onBack={() => setOutboxOpen(false)} />
  if (memory && step)
    return <RunPage {...step} memory={memory} onOutbox={openOutbox} onBack={close} />
  return (
    <Frame title={words.day}>
      <output className="driver-session">
        {session.value && driver.signedInAs(session.value.driver.name, session.value.device.name)}
      </output>
      <PhoneBar isShort={false} onOutbox={openOutbox} />
      <Runs stored={stored} onOpen={open} />
      <LookChoices />
      <BigButton look="line" onClick={openOutbox}>
        {outbox.open}
      </BigButton>
      <BigButton look="line" onClick={onLocked}>
        {driver.lock}
      </BigButton>
      <LeaveButton onLeft={onLeft} onOutbox={openOutbox} />
      {language}
    </Frame>
  )
}

/** The step that was chosen; a killed app opens where it was. */
function useStep(memory: DayMemory | undefined) {
  const [chosen, setChosen] = useState<Step | 'day'>()
  const { runs = [], stops = [] } = memory?.stored?.day ?? {}
  const screen = memory?.screen
  const runOf = (stopId: number | null | undefined) => {
    const runId = stops.find(({ id }) => id === stopId)?.runId
    return runs.find(({ id }) => id === runId)
  }
  const left = runOf(screen?.stopId)
  // Of several runs on the road, the one of which was told last.
  const toldLast = runOf(memory?.told.findLast(({ stopId }) => stopId)?.stopId)
  const inState = (wanted: DayRun['state']) =>
    [toldLast, ...runs].find((run) => run?.state === wanted)
  // What is handed in is signed where the hand-in began, also after the app was opened again.
  const onRoad = left ?? inState('road') ?? inState('handing_in')
  const isUnderWay = screen !== undefined && onTheWay.has(screen.name) && onRoad !== undefined
  const step = chosen ?? (isUnderWay ? ({ runId: onRoad.id, page: 'road' } as const) : 'day')
  const run = step === 'day' ? undefined : runs.find(({ id }) => id === step.runId)
  return {
    chosen,
    step: step !== 'day' && run ? { run, page: step.page } : undefined,
    open: (next: Step) => {
      if (next.page === 'road') void saveScreen({ name: 'stops' })
      setChosen(next)
    },
    close: () => {
      setChosen('day')
      void saveScreen({ name: 'day' })
      void sync()
    },
  }
}

/** The phone trembles when the office has changed something. */
function useVibrationOnChange(changes: number) {
  useEffect(() => {
    if (changes > 0) feelChanged()
  }, [changes])
}

type RunProps = {
  memory: DayMemory
  run: DayRun
  page: Step['page']
  onOutbox: () => void
  onBack: () => void
}

function RunPage({ memory, run, page, onOutbox, onBack }: RunProps) {
  if (page === 'load') return <LoadPage run={run} onBack={onBack} />
  if (page === 'transfers') return <TransfersPage run={run} onBack={onBack} />
  const bar = <PhoneBar isShort onOutbox={onOutbox} />
  return <OnRoad key={run.id} memory={memory} run={run} bar={bar} onLeft={onBack} />
}

type RunsProps = { stored: DayMemory['stored']; onOpen: (step: Step) => void }

function Runs({ stored, onOpen }: RunsProps) {
  const words = useWords(loadingWords)
  const { retry } = useWords(driverWords)
  const reached = useObserved(connection)
  const { runs = [], stops = [] } = stored?.day ?? {}
  return (
    <>
      {!stored && reached === 'unknown' && <Coming />}
      {!stored && isUnreachable(reached) && <SyncButton look="line">{retry}</SyncButton>}
      {stored && runs.length === 0 && <p className="driver-lead">{words.none}</p>}
      <ul className="driver-runs" aria-label={words.runs}>
        {runs.map((run) => (
          <OwnRunLine
            key={run.id}
            run={run}
            stops={stops.filter(({ runId }) => runId === run.id).length}
            onOpen={(page) => onOpen({ runId: run.id, page })}
          />
        ))}
      </ul>
    </>
  )
}
