import { useLoaded } from '../../client/use-loaded.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { Counting } from './counting.tsx'
import type { OwnRun } from './own-run.ts'
import { Spares } from './spares.tsx'
import './loading.css'

type Props = { run: OwnRun; onBack: () => void }

/** The driver counts his van without seeing the warehouse's count, nor what is expected. */
export function LoadPage({ run, onBack }: Props) {
  const words = useWords(loadingWords)
  const params = { id: String(run.id) }
  const load = useLoaded(run.id, () => api.readOwnLoad({ params }))
  return (
    <Frame title={words.load} note={words.run(run.number, run.plate)} onBack={onBack}>
      <ReadState read={load} />
      {load.value && load.value.goods.length > 0 && load.value.state !== 'equal' && (
        <Spares run={run} goods={load.value.goods} onSaved={load.reload} />
      )}
      {load.value && (
        <Counting
          key={load.value.goods.map(({ driver: own }) => own ?? '').join()}
          run={run}
          load={load.value}
          onCounted={(next) => load.update(() => next)}
          onLeft={onBack}
        />
      )}
    </Frame>
  )
}
