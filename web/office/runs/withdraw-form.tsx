import { useState } from 'react'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { DriverAgreed } from './driver-agreed.tsx'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; stopId: number; onDone: () => void }

/** A stop is taken off; its orders stay locked until somebody decides. */
export function WithdrawForm({ run, stopId, onDone }: Props) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [reason, setReason] = useState('')
  const [driverAgreed, setDriverAgreed] = useState(false)
  const isOnRoad = run.state === 'road'
  const params = { id: String(stopId) }
  return (
    <RunForm
      verb={words.withdrawTitle}
      busy={busy}
      message={message}
      onSubmit={() =>
        void act(
          () =>
            api.dropLateStop({ params, body: { reason, driverAgreed: isOnRoad && driverAgreed } }),
          words.withdrawn,
        )
      }
    >
      <p className="quiet">{run.stops.find(({ id }) => id === stopId)?.address}</p>
      <TextInput
        label={words.reason}
        hint={words.withdrawHint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {isOnRoad && <DriverAgreed checked={driverAgreed} onChange={setDriverAgreed} />}
    </RunForm>
  )
}
