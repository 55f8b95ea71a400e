import { useState } from 'react'
import { sumOf } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { sync } from '../memory/sync.ts'
import { houseOf } from '../road/road.ts'
import { leftRows, nameOf, nothingTyped } from '../road/typed-stop.ts'
import { useDay } from '../road/use-day.ts'
import type { OwnRun, RunToMeet } from './own-run.ts'
import './loading.css'

type Props = { run: OwnRun; others: readonly RunToMeet[]; onOffered: () => void }

const hands = ['given', 'taken'] as const

/** Hands goods, or a stop with its goods, to another van; the other driver confirms. */
export function OfferTransfer({ run, others, onOffered }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const day = useDay()?.stored?.day
  const [hand, setHand] = useState<(typeof hands)[number]>('given')
  const [otherId, setOtherId] = useState<string>()
  const [stopId, setStopId] = useState<number>()
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  if (!day) return null
  const waiting = day.stops.filter(
    (stop) => stop.runId === run.id && stop.state === 'waiting' && stop.told === 'waiting',
  )
  const goods = day.goods.filter(({ kind }) => kind !== 'service')
  const chosen = goods.flatMap(({ goodId }) =>
    pieces[goodId] ? [{ goodId, pieces: pieces[goodId] }] : [],
  )
  const takeStop = (id: number) => {
    const stop = waiting.find((each) => each.id === id)
    if (!stop || id === stopId) {
      setStopId(undefined)
      return setPieces({})
    }
    setStopId(id)
    const rows = leftRows(day, stop, nothingTyped)
    setPieces(Object.fromEntries(rows.map(({ goodId, ordered }) => [goodId, ordered])))
  }
  const offer = () =>
    doIt(async () => {
      const params = { id: String(run.id) }
      const along = hand === 'given' && stopId !== undefined && { stopId }
      const body = { hand, otherRunId: Number(otherId), goods: chosen, ...along }
      await api.offerOwnTransfer({ params, body })
      onOffered()
      await sync()
    })
  return (
    <section className="driver-offer">
      <Choices
        legend={words.offer}
        values={hands}
        labels={{ given: words.give, taken: words.take }}
        chosen={hand}
        onChoose={setHand}
      />
      <Choices
        legend={words.otherVan}
        values={others.map(({ id }) => String(id))}
        labels={Object.fromEntries(
          others.map(({ id, plate, driver: name }) => [
            id,
            [plate, name].filter(Boolean).join(', '),
          ]),
        )}
        chosen={otherId}
        onChoose={setOtherId}
      />
      {hand === 'given' && waiting.length > 0 && (
        <details className="driver-offer__stops">
          <summary>{words.alongStop}</summary>
          {waiting.map((stop) => (
            <BigButton
              key={stop.id}
              look={stopId === stop.id ? undefined : 'line'}
              aria-pressed={stopId === stop.id}
              onClick={() => takeStop(stop.id)}
            >
              {stop.position}. {houseOf(stop)}
            </BigButton>
          ))}
        </details>
      )}
      {goods.map(({ goodId }) => (
        <Stepper
          key={goodId}
          label={nameOf(day, goodId)}
          value={pieces[goodId] ?? 0}
          onChange={(count) => setPieces({ ...pieces, [goodId]: count })}
        />
      ))}
      <FailedNote text={Object.values(errors)[0]} />
      {otherId !== undefined && chosen.length > 0 && (
        <BigButton big busy={busy} onClick={() => void offer()}>
          {hand === 'given' ? words.gave : words.took}: {sumOf(chosen, (row) => row.pieces)}
        </BigButton>
      )}
    </section>
  )
}
