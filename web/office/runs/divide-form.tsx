import { useLoaded } from '../../client/use-loaded.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import { useRunName } from './run-options.tsx'
import type { Run } from './run.ts'
import { useStopMoves } from './use-stop-moves.ts'

/** What a division would do, by vans and addresses, and one press that does it. */
export function DivideForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const nameOf = useRunName()
  const { busy, message, divide } = useStopMoves(run, onDone)
  const params = { id: String(run.id) }
  const seen = useLoaded(`divide ${run.revision}`, () =>
    api.divideRun({ params, query: { preview: '1' } }),
  )
  const addressOf = (stopId: number) => run.stops.find(({ id }) => id === stopId)?.address
  return (
    <Loading from={seen}>
      {({ moved, left }) =>
        moved.length + left.length === 0 ? (
          <p>{words.divideNone}</p>
        ) : (
          <RunForm verb={words.divideDo} busy={busy} message={message} onSubmit={divide}>
            <p className="quiet">{words.divideText}</p>
            {run.otherRuns
              .map((other) => ({ other, own: moved.filter(({ toRunId }) => toRunId === other.id) }))
              .filter(({ own }) => own.length > 0)
              .map(({ other, own }) => (
                <section key={other.id}>
                  <h3>{words.divideTo(nameOf(other), own.length)}</h3>
                  <p>{own.map(({ stopId }) => addressOf(stopId)).join('; ')}</p>
                </section>
              ))}
            {left.length > 0 && (
              <section>
                <h3>{words.divideLeft(left.length)}</h3>
                <p>{left.map(addressOf).join('; ')}</p>
              </section>
            )}
          </RunForm>
        )
      }
    </Loading>
  )
}
