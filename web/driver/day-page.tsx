import { type ReactNode, useEffect, useState } from 'react'
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
import { LookChoices } from './frame/look-choices.tsx'
import { LoadPage } from './loading/load-page.tsx'
import { OwnRunLine } from './loading/own-run-line.tsx'
import { LeaveButton } from './leave-button.tsx'
import { TransfersPage } from './loading/transfers-page.tsx'
import { saveScreen } from './memory/memory.ts'
import { sync } from './memory/sync.ts'
import { OnRoad } from './on-road.tsx'
import { OutboxPage } from './outbox/outbox-page.tsx'
import { PhoneBar } from './outbox/phone-bar.tsx'
import { useDay } from './road/use-day.ts'

const onTheWay = new Set(['stops', 'stop', 'undelivered', 'pause', 'handIn'])

type Props = { language: ReactNode; onLocked: () => void; onLeft: () => void }

type Step = { runId: number; page: 'load' | 'transfers' | 'road' }

/** The runs of the driver, and the step of one that is open; a killed app opens where it was. */
export function DayPage({ language, onLocked, onLeft }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const outbox = useWords(outboxWords)
  const [isOutboxOpen, setOutboxOpen] = useState(false)
  const memory = useDay()
  const [step, setStep] = useState<Step | 'day'>()
  const session = useLoaded('session', () => api.readDriverSession())
  const { stored, screen } = memory ?? {}
  const { runs = [], stops = [] } = stored?.day ?? {}
  const left = runs.find(({ id }) =>
    stops.some((stop) => stop.id === screen?.stopId && stop.runId === id),
  )
  const onRoad = left ?? runs.find(({ state }) => state === 'road')
  const isUnderWay = screen !== undefined && onTheWay.has(screen.name) && onRoad !== undefined
  const current = step ?? (isUnderWay ? { runId: onRoad.id, page: 'road' } : 'day')
  const run = current === 'day' ? undefined : runs.find(({ id }) => id === current.runId)
  const back = () => {
    setStep('day')
    void saveScreen({ name: 'day' })
    void sync()
  }
  useHeadingFocus(
    [isOutboxOpen, step, screen?.name, screen?.stopId].map((part) => JSON.stringify(part)).join(),
  )
  const changes = stored?.changes.length ?? 0
  useEffect(() => {
    if (changes > 0) feelChanged()
  }, [changes])
  const bar = (isShort: boolean) => (
    <PhoneBar isShort={isShort} onOutbox={() => setOutboxOpen(true)} />
  )
  if (isOutboxOpen) return <OutboxPage onBack={() => setOutboxOpen(false)} />
  if (memory && run && current !== 'day') {
    if (current.page === 'road')
      return <OnRoad key={run.id} memory={memory} run={run} bar={bar(true)} onLeft={back} />
    const Page = current.page === 'load' ? LoadPage : TransfersPage
    return <Page run={run} onBack={back} />
  }
  return (
    <Frame title={words.day}>
      <output className="driver-session">
        {session.value && driver.signedInAs(session.value.driver.name, session.value.device.name)}
      </output>
      {bar(false)}
      {stored && runs.length === 0 && <p className="driver-lead">{words.none}</p>}
      <ul className="driver-runs" aria-label={words.runs}>
        {runs.map((each) => (
          <OwnRunLine
            key={each.id}
            run={each}
            stops={stops.filter(({ runId }) => runId === each.id).length}
            onOpen={(page) => {
              if (page === 'road') void saveScreen({ name: 'stops' })
              setStep({ runId: each.id, page })
            }}
          />
        ))}
      </ul>
      <LookChoices />
      <BigButton look="line" onClick={() => setOutboxOpen(true)}>
        {outbox.open}
      </BigButton>
      <BigButton look="line" onClick={onLocked}>
        {driver.lock}
      </BigButton>
      <LeaveButton onLeft={onLeft} onOutbox={() => setOutboxOpen(true)} />
      {language}
    </Frame>
  )
}
