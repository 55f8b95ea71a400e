import { useState } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import { useAction } from '../../client/use-action.ts'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { FailedNote } from '../frame/failed-note.tsx'
import { pictureOf, shortName } from '../road/typed-stop.ts'
import { useDay } from '../road/use-day.ts'
import { withCount } from '../road/with-count.ts'
import { CountedGoods } from '../stop/counted-goods.tsx'
import { isToCount, LoadLine } from './load-line.tsx'
import { moveOwnRun } from './move-own-run.ts'
import type { OwnLoad, OwnRun } from './own-run.ts'
import './loading.css'

type Count = Readonly<Record<number, number>>

type Props = {
  run: OwnRun
  load: OwnLoad
  onCounted: (load: OwnLoad) => void
  onLeft: () => void
}

/** The driver's count, good by good; then the next step of the load. */
export function Counting(props: Props) {
  const { load } = props
  const words = useWords(loadingWords)
  const counting = useCounting(props)
  if (load.goods.length === 0) return <p className="driver-lead">{words.nothing}</p>
  return (
    <form
      className="driver-load"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void counting.save()
      }}
    >
      <output className="driver-lead">{words[leadOf(load)]}</output>
      <ToCount goods={counting.open} count={counting.count} onChange={counting.set} />
      <ul>
        {load.goods
          .filter((good) => !isToCount(good))
          .map((good) => (
            <LoadLine key={good.goodId} good={good} />
          ))}
      </ul>
      {load.short.length > 0 && <Short load={load} />}
      <Acts state={load.state} counting={counting} />
    </form>
  )
}

/** A count that outlives the page: it is written with every press. */
function useStoredCount(runId: number) {
  const key = `avots.driver-load-${runId}`
  const [count, setCount] = useState<Count>(() => {
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
    /** What differs is counted anew, not typed on. */
    forget: () => {
      safeLocalStorage.remove(key)
      setCount({})
    },
  }
}

function useCounting({ run, load, onCounted, onLeft }: Props) {
  const { failed } = useWords(driverWords)
  const { count, set, forget } = useStoredCount(run.id)
  const { busy, errors, run: doIt } = useAction(failed)
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
  const reload = () => doIt(async () => onCounted(await api.readOwnLoad({ params })))
  const leave = () =>
    doIt(async () => {
      await moveOwnRun(run.id, 'road')
      onLeft()
    })
  const error = Object.values(errors)[0]
  return { open, count, set, isCounted: goods.length > 0, save, reload, leave, busy, error }
}

function leadOf({ state, goods }: OwnLoad) {
  if (state === 'waiting') return 'lead'
  if (state !== 'counting') return state
  return goods.some(({ driver }) => driver === null) ? 'lead' : 'waits'
}

type ToCountProps = {
  goods: OwnLoad['goods']
  count: Count
  onChange: (goodId: number, pieces: number | undefined) => void
}

function ToCount({ goods, count, onChange }: ToCountProps) {
  const words = useWords(loadingWords)
  const day = useDay()?.stored?.day
  return (
    <CountedGoods
      rows={goods.map(({ goodId, name, driver, warehouse }) => ({
        goodId,
        label: shortName(name),
        picture: day && pictureOf(day, goodId),
        note:
          driver !== null && warehouse !== null
            ? `${words.yours(driver)}, ${words.warehouse(warehouse)}`
            : '',
        count: count[goodId],
      }))}
      asks={undefined}
      onChange={onChange}
    />
  )
}

/** What the van lacks for its orders. */
function Short({ load: { goods, short } }: Pick<Props, 'load'>) {
  const words = useWords(loadingWords)
  const nameOf = (goodId: number) => shortName(goods.find((good) => good.goodId === goodId)!.name)
  return (
    <p className="driver-load__short">
      {words.short}: {short.map(({ goodId, pieces }) => `${pieces} × ${nameOf(goodId)}`).join(', ')}
    </p>
  )
}

type ActsProps = {
  state: OwnLoad['state']
  counting: ReturnType<typeof useCounting>
}

function Acts({ state, counting: { isCounted, busy, error, reload, leave } }: ActsProps) {
  const words = useWords(loadingWords)
  const { retry } = useWords(driverWords)
  return (
    <div className="driver-load__acts">
      <FailedNote text={error} />
      {isCounted && (
        <BigButton type="submit" busy={busy}>
          {words.save}
        </BigButton>
      )}
      {!isCounted && state === 'equal' && (
        <BigButton busy={busy} onClick={() => void leave()}>
          {words.leave}
        </BigButton>
      )}
      {!isCounted && state === 'counting' && (
        <BigButton look="line" busy={busy} onClick={() => void reload()}>
          {retry}
        </BigButton>
      )}
    </div>
  )
}
