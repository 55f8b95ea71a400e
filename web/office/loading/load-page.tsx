import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { useRunDay } from '../runs/use-run-day.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { ShortLoad } from './short-load.tsx'
import { SpareField } from './spare-field.tsx'
import './loading.css'

type Load = Answer<OfficeCalls['readLoad']>
type LoadGood = Load['goods'][number]

/** The warehouse counts what is in the van, blindly; only what is unequal is counted again. */
export function LoadPage() {
  const { id = '' } = useParams()
  const words = useWords(runWords)
  const [saves, setSaves] = useState(0)
  const params = { id }
  const load = useLoaded(id, async () => ({
    run: await api.readRun({ params }),
    load: await api.readLoad({ params }),
  }))
  const mayDo = useMayDo()
  useRunDay(load.value?.run)
  useLive(['run'], load.reload, { run: [Number(id)] })
  const navigate = useNavigate()
  const toRun = () => void navigate(`/runs/${id}`)
  useShortcuts([{ keys: 'n', label: words.toRunPage, group: 'page', run: toRun }])
  return (
    <Loading from={load}>
      {({ run, load: value }) => (
        <>
          <Link to={`/runs/${id}`}>{run.plate}</Link>
          <PageHead title={words.loadTitle(run.plate)} />
          <p className="quiet">{words.loadLead}</p>
          <output className="loading__state">{words.loadStates[value.state]}</output>
          {value.short.length > 0 && (
            <ShortLoad
              runId={id}
              load={value}
              mayCut={mayDo('planRuns') && ['planned', 'loading'].includes(run.state)}
              onCut={load.reload}
            />
          )}
          {value.goods.length === 0 ? (
            <EmptyState picture="drop" title={words.nothingToLoad} />
          ) : (
            <Counting
              key={saves}
              runId={id}
              state={run.state}
              load={value}
              onSaved={() => {
                setSaves(saves + 1)
                load.reload()
              }}
            />
          )}
        </>
      )}
    </Loading>
  )
}

type CountingProps = { runId: string; state: RunState; load: Load; onSaved: () => void }

function Counting({ runId, state, load, onSaved }: CountingProps) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const mayPlan = mayDo('planRuns') && ['draft', 'planned', 'loading'].includes(state)
  const { draft, change, forget } = useDraft<Record<string, string>>(`load ${runId}`, () => ({}))
  const { busy, message, act } = useRunAct(() => {
    forget()
    onSaved()
  })
  const save = () => {
    const goods = load.goods.flatMap(({ goodId }) => {
      const typed = (draft[goodId] ?? '').trim()
      return /^\d{1,4}$/.test(typed) ? [{ goodId, pieces: Number(typed) }] : []
    })
    if (goods.length === 0) return
    void act(() => api.countLoad({ params: { id: runId }, body: { goods } }), words.countSaved)
  }
  return (
    <form
      className="loading"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <table>
        <caption className="vh">{words.loadList}</caption>
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            <th scope="col" className="loading-end">
              {words.planned}
            </th>
            <th scope="col" className="loading-end">
              {words.spare}
            </th>
            <th scope="col">{words.counted}</th>
            <th scope="col" className="loading-end">
              {words.driver}
            </th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {load.goods.map((good, at) => (
            <LoadRow
              key={good.goodId}
              good={good}
              isFirst={at === 0}
              isCounting={mayDo('countLoads')}
              spare={
                mayPlan ? (
                  <SpareField runId={runId} good={good} onSaved={onSaved} />
                ) : (
                  good.spare || '–'
                )
              }
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

type RowProps = {
  good: LoadGood
  isFirst: boolean
  isCounting: boolean
  spare: ReactNode
  value: string
  onChange: (value: string) => void
}

/** Not counted yet, or another count than the driver's. */
const isToCount = ({ driver, warehouse }: LoadGood) =>
  warehouse === null || (driver !== null && driver !== warehouse)

/** Crates and pallets by one press each. */
const factors = [8, 40]

function LoadRow({ good, isFirst, isCounting, spare, value, onChange }: RowProps) {
  const words = useWords(runWords)
  const { name, planned, driver, warehouse } = good
  const isEqual = warehouse !== null && driver === warehouse
  const isUnequal = warehouse !== null && driver !== null && driver !== warehouse
  const isOpen = isCounting && isToCount(good)
  return (
    <tr className={isUnequal ? 'loading__row loading__row--bad' : 'loading__row'}>
      <th scope="row">{name}</th>
      <td className="loading-end" data-head={words.planned}>
        {planned}
      </td>
      <td className="loading-end" data-head={words.spare}>
        {spare}
      </td>
      <td data-head={words.counted}>
        {isOpen ? (
          <span className="row">
            <input
              className="input"
              inputMode="numeric"
              maxLength={4}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- counting begins at once
              autoFocus={isFirst}
              value={value}
              aria-label={words.countedOf(name)}
              onChange={({ target }) => onChange(target.value)}
            />
            {factors.map((pieces) => (
              <Button
                key={pieces}
                look="line"
                aria-label={words.addMore(pieces, name)}
                onClick={() => onChange(String((Number(value) || 0) + pieces))}
              >
                +{pieces}
              </Button>
            ))}
          </span>
        ) : (
          <b>{warehouse ?? '–'}</b>
        )}
      </td>
      <td className="loading-end" data-head={words.driver}>
        {driver ?? '–'}
      </td>
      <td>{isEqual ? words.agrees : isUnequal ? words.recount : ''}</td>
    </tr>
  )
}
