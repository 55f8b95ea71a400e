import { useRef, useState } from 'react'
import type { DriverDay } from '../../../contract/driver/day.ts'
import { sumOf } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton, ToggleButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { sync } from '../memory/sync.ts'
import { type DayStop, houseOf } from '../road/road.ts'
import { leftRows, nameOf, nothingTyped } from '../road/typed-stop.ts'
import { useDay } from '../road/use-day.ts'
import type { OwnRun, RunToMeet } from './own-run.ts'
import './loading.css'

type Props = { run: OwnRun; others: readonly RunToMeet[]; onOffered: () => void }

type OfferProps = Props & { day: DriverDay }

const hands = ['given', 'taken'] as const

/** Hands goods, or a stop with its goods, to another van; the other driver confirms. */
export function OfferTransfer(props: Props) {
  const day = useDay()?.stored?.day
  return day ? <Offer {...props} day={day} /> : null
}

/** A stop goes with its goods; one that has none is given to another van by the office. */
const mayGo = (day: DriverDay, stop: DayStop): boolean =>
  stop.state === 'waiting' &&
  stop.told === 'waiting' &&
  leftRows(day, stop, nothingTyped).length > 0

function Offer(props: OfferProps) {
  const { run, others, day } = props
  const words = useWords(loadingWords)
  const { hand, setHand, otherId, setOtherId, pieces, setPieces, ...offer } = useOffer(props)
  const waiting = day.stops.filter((stop) => stop.runId === run.id && mayGo(day, stop))
  return (
    <section className="driver-offer">
      <Choices
        legend={words.offer}
        values={hands}
        labels={{ given: words.give, taken: words.take }}
        chosen={hand}
        onChoose={setHand}
      />
      <OtherVans others={others} chosen={otherId} onChoose={setOtherId} />
      {hand === 'given' && waiting.length > 0 && (
        <StopAlong stops={waiting} chosen={offer.stopId} onChoose={offer.chooseStop} />
      )}
      {offer.goods.map(({ goodId }) => (
        <Stepper
          key={goodId}
          label={nameOf(day, goodId)}
          value={pieces[goodId] ?? 0}
          onChange={(count) => setPieces({ ...pieces, [goodId]: count })}
        />
      ))}
      <FailedNote text={offer.error} />
      {otherId !== undefined && offer.chosen.length > 0 && (
        <BigButton big busy={offer.busy} onClick={() => void offer.send()}>
          {hand === 'given' ? words.gave : words.took}: {sumOf(offer.chosen, (row) => row.pieces)}
        </BigButton>
      )}
    </section>
  )
}

function useOffer({ run, day, onOffered }: OfferProps) {
  const { failed } = useWords(driverWords)
  const { busy, errors, run: doIt } = useAction(failed)
  const [hand, setHand] = useState<(typeof hands)[number]>('given')
  const [otherId, setOtherId] = useState<string>()
  const [stopId, setStopId] = useState<number>()
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const goods = day.goods.filter(({ kind }) => kind !== 'service')
  const chosen = goods.flatMap(({ goodId }) =>
    pieces[goodId] ? [{ goodId, pieces: pieces[goodId] }] : [],
  )
  /** A stop goes with its goods; a second press leaves it here. */
  const chooseStop = (stop: DayStop) => {
    const rows = stop.id === stopId ? [] : leftRows(day, stop, nothingTyped)
    setStopId(stop.id === stopId ? undefined : stop.id)
    setPieces(Object.fromEntries(rows.map(({ goodId, ordered }) => [goodId, ordered])))
  }
  const keyOf = useKeyOfBody()
  const send = () =>
    doIt(async () => {
      const params = { id: String(run.id) }
      const along = hand === 'given' && stopId !== undefined && { stopId }
      const body = { hand, otherRunId: Number(otherId), goods: chosen, ...along }
      await api.offerOwnTransfer({ params, body }, { idempotencyKey: keyOf(body) })
      onOffered()
      await sync()
    })
  const what = { hand, setHand, otherId, setOtherId, stopId, chooseStop, pieces, setPieces }
  return { ...what, goods, chosen, send, busy, error: Object.values(errors)[0] }
}

/** The same is sent again where no answer came: the goods change hands once. */
function useKeyOfBody() {
  const sent = useRef({ text: '', key: '' })
  return (body: object): string => {
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
}

type VansProps = Pick<Props, 'others'> & {
  chosen: string | undefined
  onChoose: (id: string) => void
}

function OtherVans({ others, chosen, onChoose }: VansProps) {
  const words = useWords(loadingWords)
  const labels = others.map(({ id, plate, driver }) => [
    id,
    [plate, driver].filter(Boolean).join(', '),
  ])
  return (
    <Choices
      legend={words.otherVan}
      values={others.map(({ id }) => String(id))}
      labels={Object.fromEntries(labels)}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

type AlongProps = {
  stops: readonly DayStop[]
  chosen: number | undefined
  onChoose: (stop: DayStop) => void
}

function StopAlong({ stops, chosen, onChoose }: AlongProps) {
  const words = useWords(loadingWords)
  return (
    <details className="driver-offer__stops">
      <summary>{words.alongStop}</summary>
      {stops.map((stop) => (
        <ToggleButton key={stop.id} isPressed={chosen === stop.id} onClick={() => onChoose(stop)}>
          {stop.position}. {houseOf(stop)}
        </ToggleButton>
      ))}
    </details>
  )
}
