import { useState } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { LoadLine } from './load-line.tsx'
import type { OwnLoad, OwnRun } from './own-run.ts'
import { Spares } from './spares.tsx'
import { BigButton } from '../frame/big-button.tsx'
import './loading.css'

type Props = { run: OwnRun; onBack: () => void }

/** The driver counts his van without seeing the warehouse's count, nor what is expected. */
export function LoadPage({ run, onBack }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const params = { id: String(run.id) }
  const load = useLoaded(run.id, () => api.readOwnLoad({ params }))
  return (
    <Frame title={words.load} note={words.run(run.number, run.plate)} onBack={onBack}>
      <FailedNote
        text={load.hasFailed ? driver.unreachable : undefined}
        retryLabel={driver.retry}
        onRetry={load.reload}
      />
      {load.value && load.value.goods.length > 0 && load.value.state !== 'equal' && (
        <Spares run={run} goods={load.value.goods} onSaved={load.reload} />
      )}
      {load.value && (
        <Counting
          key={load.value.goods.map(({ driver: own }) => own ?? '').join()}
          run={run}
          load={load.value}
          onCounted={(next) => load.update(() => next)}
          onReload={load.reload}
          onLeft={onBack}
        />
      )}
    </Frame>
  )
}

type CountingProps = {
  run: OwnRun
  load: OwnLoad
  onCounted: (load: OwnLoad) => void
  onReload: () => void
  onLeft: () => void
}

/** A count that outlives the page: it is written with every press. */
function useStoredCount(runId: number) {
  const key = `avots.driver-load-${runId}`
  const [count, setCount] = useState<Readonly<Record<string, string>>>(() => {
    const stored = safeLocalStorage.readJson(key)
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  })
  return {
    count,
    set: (goodId: number, text: string) => {
      const next = { ...count, [goodId]: text }
      safeLocalStorage.writeJson(key, next)
      setCount(next)
    },
    forget: () => safeLocalStorage.remove(key),
  }
}

function Counting({ run, load, onCounted, onReload, onLeft }: CountingProps) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const { count, set, forget } = useStoredCount(run.id)
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const params = { id: String(run.id) }
  const goods = load.goods.flatMap(({ goodId }) => {
    const typed = count[goodId] ?? ''
    return /^\d{1,4}$/.test(typed) ? [{ goodId, pieces: Number(typed) }] : []
  })
  const save = () =>
    doIt(async () => {
      const next = await api.countOwnLoad({ params, body: { goods } })
      forget()
      onCounted(next)
    })
  const leave = () =>
    doIt(async () => {
      await api.moveOwnRun({ params, body: { to: 'road' } })
      onLeft()
    })
  if (load.goods.length === 0) return <p className="driver-lead">{words.nothing}</p>
  const says = {
    waiting: words.lead,
    counting: sayOfCounting(load),
    differs: words.differs,
    equal: words.equal,
  }
  const groups = [
    { title: words.bottles, own: load.goods.filter(({ isBottle }) => isBottle) },
    { title: words.others, own: load.goods.filter(({ isBottle }) => !isBottle) },
  ].filter(({ own }) => own.length > 0)
  return (
    <form
      className="driver-load"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <output className="driver-lead">{says[load.state]}</output>
      {groups.map(({ title, own }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {own.map((good) => (
              <LoadLine
                key={good.goodId}
                good={good}
                value={count[good.goodId] ?? ''}
                onChange={(text) => set(good.goodId, text)}
              />
            ))}
          </ul>
        </section>
      ))}
      {load.short.length > 0 && (
        <p className="driver-load__short">
          {words.short}: {load.short.map(({ pieces }) => pieces).join(', ')}
        </p>
      )}
      <div className="driver-load__acts">
        <FailedNote text={Object.values(errors)[0]} />
        {goods.length > 0 && (
          <BigButton type="submit" busy={busy}>
            {words.save}
          </BigButton>
        )}
        {goods.length === 0 && load.state === 'equal' && (
          <BigButton busy={busy} onClick={() => void leave()}>
            {words.leave}
          </BigButton>
        )}
        {goods.length === 0 && load.state === 'counting' && (
          <BigButton look="line" onClick={onReload}>
            {driver.retry}
          </BigButton>
        )}
      </div>
    </form>
  )

  function sayOfCounting({ goods: all }: OwnLoad) {
    return all.some(({ driver: own }) => own === null) ? words.lead : words.waits
  }
}
