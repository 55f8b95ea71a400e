import { useState } from 'react'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; stopId: number; onDone: () => void }

/** "Solīts līdz 12:00": the driver reads it at the stop. */
export function PromiseForm({ run, stopId, onDone }: Props) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const stop = run.stops.find(({ id }) => id === stopId)
  const promised = stop?.promisedUntil ? rigaTime(Date.parse(stop.promisedUntil)) : ''
  const [until, setUntil] = useState(promised)
  const params = { id: String(stopId) }
  const promise = (time: string | null) =>
    void act(
      () => api.promiseStop({ params, body: { until: time } }),
      time === null ? words.promiseGone : words.promised(time),
    )
  return (
    <RunForm verb={words.promiseDo} busy={busy} message={message} onSubmit={() => promise(until)}>
      <p className="quiet">{stop?.address}</p>
      <TextInput
        label={words.promiseUntil}
        type="time"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      {promised && (
        <Button look="text" flush busy={busy} onClick={() => promise(null)}>
          {words.promiseTakeBack}
        </Button>
      )}
    </RunForm>
  )
}
