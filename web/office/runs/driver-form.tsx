import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { Select } from '../../ui/select.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** All runs of the van on this day get the driver. */
export function DriverForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [chosen, setChosen] = useState<string>()
  const drivers = useLoaded('drivers', () => api.listDrivers())
  const params = { id: String(run.id) }
  return (
    <Loading from={drivers}>
      {({ drivers: people }) => {
        const driverId = Number(chosen ?? run.driver?.id ?? people[0]?.id)
        return (
          <RunForm
            verb={words.assign}
            busy={busy}
            message={message}
            onSubmit={() =>
              void act(() => api.assignDriver({ params, body: { driverId } }), words.assigned)
            }
          >
            <Select
              label={words.driver}
              value={driverId}
              onChange={({ target }) => setChosen(target.value)}
            >
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </RunForm>
        )
      }}
    </Loading>
  )
}
