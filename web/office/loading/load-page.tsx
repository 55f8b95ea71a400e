import { type ComponentProps, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { loadingWords } from '../../words/office/loading.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { useRunDraft } from '../runs/use-run-draft.ts'
import { NoRun } from '../runs/no-run.tsx'
import { readRun } from '../runs/read-run.ts'
import type { Run } from '../runs/run.ts'
import { useRunDay } from '../runs/use-run-day.ts'
import { api } from '../session/api.ts'
import { isToCount, LoadRow } from './load-row.tsx'
import { ShortLoad } from './short-load.tsx'
import { SpareField } from './spare-field.tsx'
import './loading.css'

type Load = Answer<OfficeCalls['readLoad']>

/** The warehouse counts what is in the van, blindly; only what is unequal is counted again. */
export function LoadPage() {
  const words = useWords(loadingWords)
  const { id = '' } = useParams()
  const ofRuns = useWords(runWords)
  const load = useLoaded(id, async () => {
    const run = await readRun(id)
    return run && { run, load: await api.readLoad({ params: { id } }) }
  })
  useRunDay(load.value?.run)
  useLive(['run'], load.reload, { run: [Number(id)] })
  const navigate = useNavigate()
  const toRun = () => void navigate(`/runs/${id}`)
  useShortcuts([{ keys: 'n', label: ofRuns.toRunPage, group: 'page', run: toRun }])
  return (
    <Loading from={load} head={<PageHead title={words.loadPage} />}>
      {(value) =>
        value === null ? (
          <NoRun />
        ) : (
          <LoadOfRun key={value.run.id} {...value} onChanged={load.reload} />
        )
      }
    </Loading>
  )
}

type LoadProps = { run: Run; load: Load; onChanged: () => void }

function LoadOfRun({ run, load, onChanged }: LoadProps) {
  const words = useWords(loadingWords)
  const mayDo = useMayDo()
  const [saves, setSaves] = useState(0)
  const runId = String(run.id)
  return (
    <>
      <Link to={`/runs/${runId}`}>{run.plate}</Link>
      <PageHead title={words.loadTitle(run.plate)} />
      <p className="quiet">{words.loadLead}</p>
      <output className="loading__state">{words.loadStates[load.state]}</output>
      {load.short.length > 0 && (
        <ShortLoad
          runId={runId}
          load={load}
          mayCut={mayDo('planRuns') && ['planned', 'loading'].includes(run.state)}
          onCut={onChanged}
        />
      )}
      {load.goods.length === 0 ? (
        <EmptyState picture="drop" title={words.nothingToLoad} />
      ) : (
        <Counting
          key={saves}
          runId={runId}
          state={run.state}
          load={load}
          onSaved={() => {
            setSaves(saves + 1)
            onChanged()
          }}
        />
      )}
    </>
  )
}

type CountingProps = { runId: string; state: RunState; load: Load; onSaved: () => void }

function Counting({ runId, state, load, onSaved }: CountingProps) {
  const words = useWords(loadingWords)
  const ofRuns = useWords(runWords)
  const mayDo = useMayDo()
  const mayPlan = mayDo('planRuns') && ['draft', 'planned', 'loading'].includes(state)
  const { draft, change, save, busy, message } = useLoadCount(runId, load, onSaved)
  return (
    <form
      className="loading"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <table>
        <caption className="vh">{ofRuns.loadList}</caption>
        <CountHead />
        <tbody>
          {load.goods.map((good, at) => (
            <LoadRow
              key={good.goodId}
              good={good}
              isFirst={at === 0}
              isCounting={mayDo('countLoads')}
              spare={<Spare {...{ runId, good, mayPlan, onSaved }} />}
              value={draft[good.goodId] ?? ''}
              onChange={(value) => change({ [good.goodId]: value })}
            />
          ))}
        </tbody>
      </table>
      <FailedNote text={message} />
      {mayDo('countLoads') && load.goods.some(isToCount) && (
        <Button type="submit" busy={busy}>
          {words.saveCount}
        </Button>
      )}
    </form>
  )
}

type SpareProps = ComponentProps<typeof SpareField> & { mayPlan: boolean }

const Spare = ({ mayPlan, ...spare }: SpareProps) =>
  mayPlan ? <SpareField {...spare} /> : spare.good.spare || '–'

/** The count as it is typed; saving ends the draft. */
function useLoadCount(runId: string, load: Load, onSaved: () => void) {
  const words = useWords(loadingWords)
  const { act, ...count } = useRunDraft<string>(`load ${runId}`, onSaved)
  const save = () => {
    const goods = readCounts(load, count.draft)
    if (goods.length === 0) return
    void act(() => api.countLoad({ params: { id: runId }, body: { goods } }), words.countSaved)
  }
  return { ...count, save }
}

const readCounts = ({ goods }: Load, draft: Readonly<Record<string, string>>) =>
  goods.flatMap(({ goodId }) => {
    const typed = (draft[goodId] ?? '').trim()
    return /^\d{1,4}$/.test(typed) ? [{ goodId, pieces: Number(typed) }] : []
  })

function CountHead() {
  const words = useWords(loadingWords)
  const ofRuns = useWords(runWords)
  return (
    <thead>
      <tr>
        <th scope="col">{ofRuns.goods}</th>
        <th scope="col" className="loading-end">
          {words.planned}
        </th>
        <th scope="col" className="loading-end">
          {words.spare}
        </th>
        <th scope="col">{words.counted}</th>
        <th scope="col" className="loading-end">
          {ofRuns.driver}
        </th>
        <th scope="col">{ofRuns.state}</th>
      </tr>
    </thead>
  )
}
