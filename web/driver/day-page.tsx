import { useState } from 'react'
import { useHeadingFocus } from '../client/use-heading-focus.ts'
import { useLoaded } from '../client/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { FailedNote } from '../ui/failed-note.tsx'
import { driverWords } from '../words/driver/driver.ts'
import { loadingWords } from '../words/driver/loading.ts'
import { outboxWords } from '../words/driver/outbox.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { LoadPage } from './loading/load-page.tsx'
import { OwnRunLine } from './loading/own-run-line.tsx'
import type { OwnRun } from './loading/own-run.ts'
import { TransfersPage } from './loading/transfers-page.tsx'
import { OutboxPage } from './outbox/outbox-page.tsx'
import { PhoneBar } from './outbox/phone-bar.tsx'

type Step = { run: OwnRun; page: 'load' | 'transfers' }

/** The runs of the driver, and the step of one that is open. */
export function DayPage({ onLocked }: { onLocked: () => void }) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const outbox = useWords(outboxWords)
  const [step, setStep] = useState<Step>()
  const [isOutboxOpen, setOutboxOpen] = useState(false)
  const day = useLoaded('day', async () => ({
    session: await api.readDriverSession(),
    ...(await api.listOwnRuns()),
  }))
  useHeadingFocus(step ? `${step.page} ${step.run.id}` : isOutboxOpen ? 'outbox' : 'day')
  const back = () => {
    setStep(undefined)
    day.reload()
  }
  if (isOutboxOpen) return <OutboxPage onBack={() => setOutboxOpen(false)} />
  if (step?.page === 'load') return <LoadPage run={step.run} onBack={back} />
  if (step) return <TransfersPage run={step.run} onBack={back} />
  const { session, runs } = day.value ?? {}
  return (
    <>
      <h1>{words.day}</h1>
      <output className="driver-session">
        {session && driver.signedInAs(session.driver.name, session.device.name)}
      </output>
      <PhoneBar onOutbox={() => setOutboxOpen(true)} />
      <FailedNote
        text={day.hasFailed ? driver.unreachable : undefined}
        retryLabel={driver.retry}
        onRetry={day.reload}
      />
      {runs?.length === 0 && <p className="driver-lead">{words.none}</p>}
      <ul className="driver-runs" aria-label={words.runs}>
        {runs?.map((run) => (
          <OwnRunLine
            key={run.id}
            run={run}
            onOpen={(page) => setStep({ run, page })}
            onChanged={day.reload}
          />
        ))}
      </ul>
      <Button wide look="line" onClick={() => setOutboxOpen(true)}>
        {outbox.open}
      </Button>
      <Button wide look="line" onClick={onLocked}>
        {driver.lock}
      </Button>
    </>
  )
}
