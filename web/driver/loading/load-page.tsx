import { useState } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { pictureOf, shortName } from '../road/typed-stop.ts'
import { useDay } from '../road/use-day.ts'
import { Frame } from '../frame/frame.tsx'
import { withCount } from '../road/with-count.ts'
import { CountedGoods } from '../stop/counted-goods.tsx'
import { isToCount, LoadLine } from './load-line.tsx'
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
  const [count, setCount] = useState<Readonly<Record<number, number>>>(() => {
    const stored = safeLocalStorage.readJson(key)
    const counted = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(counted.filter(([, pieces]) => Number.isInteger(pieces)))
  })
  return {
    count,
    set: (goodId: number, pieces: number | undefined) => {
      const next = withCount(count, goodId, pieces)
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
  const day = useDay()?.stored?.day
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const params = { id: String(run.id) }
  const open = load.goods
    .filter(isToCount)
    .toSorted((a, b) => Number(b.isBottle) - Number(a.isBottle))
  const goods = open.flatMap(({ goodId }) =>
    count[goodId] === undefined ? [] : [{ goodId, pieces: count[goodId] }],
  )
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
  const nameOf = (goodId: number) =>
    shortName(load.goods.find((good) => good.goodId === goodId)!.name)
  const says = {
    waiting: words.lead,
    counting: sayOfCounting(load),
    differs: words.differs,
    equal: words.equal,
  }
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
      <CountedGoods
        rows={open.map(({ goodId, name, driver: own, warehouse }) => ({
          goodId,
          label: shortName(name),
          picture: day && pictureOf(day, goodId),
          note:
            own !== null && warehouse !== null
              ? `${words.yours(own)}, ${words.warehouse(warehouse)}`
              : '',
          count: count[goodId],
        }))}
        asks={undefined}
        onChange={set}
      />
      <ul>
        {load.goods
          .filter((good) => !isToCount(good))
          .map((good) => (
            <LoadLine key={good.goodId} good={good} />
          ))}
      </ul>
      {load.short.length > 0 && (
        <p className="driver-load__short">
          {words.short}:{' '}
          {load.short.map(({ goodId, pieces }) => `${nameOf(goodId)} ${pieces}`).join(', ')}
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
