import { useState } from 'react'
import { messageLink } from '../../../domain/dispatch/door-links.ts'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { proofIsMissing } from '../../../domain/dispatch/proof-wanted.ts'
import { sumOf } from '../../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { roadWords } from '../../words/driver/road.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton, BigLink } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { useAwake } from '../frame/use-awake.ts'
import type { Fact, NewBlob, Screen } from '../memory/stored-event.ts'
import { DoorNotes } from '../road/door-facts.tsx'
import { houseOf, type Road, type RoadStop, sumsAt } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { deliveredFact } from './delivered-fact.ts'
import { DoorPin } from './door-pin.tsx'
import { Empties } from './empties.tsx'
import { Left, OtherEmpties } from './left.tsx'
import { Money } from './money.tsx'
import { NoteField } from './note-field.tsx'
import { Proof } from './proof.tsx'
import { SellMore } from './sell-more.tsx'
import {
  countsAsOrdered,
  countsOf,
  emptyRows,
  leftRows,
  type TypedStop,
  typedOf,
} from '../road/typed-stop.ts'
import { useTyped } from './use-typed.ts'
import './stop.css'

type Props = {
  road: Road
  stop: RoadStop
  stored: Screen
  onBack: () => void
  onCalled: () => void
  onFailed: () => void
  /** The driver stands at the door. */
  onDoor: (fact: Fact) => void
  /** Answers whether it lies on the phone. */
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** One door on one page: empties, full ones, money, proof; a usual one takes two touches. */
export function StopPage(props: Props) {
  const { road, stop, stored, onBack, onCalled, onFailed, onDoor, onTold } = props
  const { day, run } = road
  const words = useWords(stopWords)
  const { call, atDoor, atDoorShort } = useWords(roadWords)
  useAwake()
  const { typed, blobs, change, setBlobs } = useTyped(stop.id, stored, toldBefore(stop))
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const empties = emptyRows(day, stop, typed)
  const rows = leftRows(day, stop, typed)
  const counts = countsOf(day, stop, typed)
  const { dueInCashCents } = sumsAt(day, stop, counts)
  const hasRegister = run.cashRegister !== null
  const notCounted = empties.some(({ taken }) => taken === undefined)
  const notPaid = hasRegister && dueInCashCents > 0 && typed.cashCents === undefined
  const noProof = proofIsMissing(stop.proof, {
    receiver: typed.receiver.trim(),
    handover: typed.handover,
    hasPhoto: blobs.some(({ kind }) => kind === 'photo'),
    isSigned: blobs.some(({ kind }) => kind === 'signature'),
  })
  const notProved = noProof && typed.noProof === undefined
  /** A sum that was taken as due is asked again when another one is due. */
  const recount = (counted: Partial<TypedStop>) => {
    const wasDue = typed.cashCents === dueInCashCents
    change({ ...counted, ...(wasDue && { cashCents: undefined }) })
  }
  const finish = async () => {
    setAsked(true)
    if (notCounted || notPaid || notProved) return
    const fact = deliveredFact(typed, { rows, counts, proofIsMissing: noProof })
    setFailed(!(await onTold(fact, blobs)))
  }
  return (
    <Frame
      title={`${stop.position}. ${houseOf(stop)}`}
      note={stop.customer}
      onBack={onBack}
      corner={
        stop.phone && (
          <a
            className="frame-icon"
            href={phoneLink(stop.phone)}
            aria-label={call}
            onClick={onCalled}
          >
            <Icon name="phone" size={28} />
          </a>
        )
      }
      acts={
        <>
          {hasFailed && <p role="alert">{words.saveFailed}</p>}
          <div className="frame-pair">
            <BigButton big look="badLine" onClick={onFailed}>
              {words.failed}
            </BigButton>
            <BigButton big onClick={() => void finish()}>
              {words.done}
            </BigButton>
          </div>
        </>
      }
      foot={<RoadFoot van={road.van} />}
    >
      <DoorNotes stop={stop} />
      <Empties
        rows={empties}
        isMissing={isAsked && notCounted}
        onChange={(goodId, taken) => recount({ taken: withCount(typed.taken, goodId, taken) })}
      />
      <Left rows={rows} typed={typed} onChange={recount} />
      <Money
        dueCents={dueInCashCents}
        asOrderedCents={sumsAt(day, stop, countsAsOrdered(day, stop)).dueInCashCents}
        overdueCents={stop.overdueCents}
        isDeferred={stop.orders.some((order) => order.isDeferred)}
        hasRegister={hasRegister}
        isMissing={isAsked && notPaid}
        typed={typed}
        onChange={change}
      />
      <OtherEmpties empties={empties} typed={typed} onChange={recount} />
      <SellMore road={road} rows={rows} typed={typed} onChange={recount} />
      {stop.phone && (
        <BigLink icon="message" href={messageLink(stop.phone, atDoor)}>
          {atDoorShort}
        </BigLink>
      )}
      <Proof
        wanted={stop.proof}
        blobs={blobs}
        typed={typed}
        isMissing={isAsked && noProof}
        onChange={change}
        onBlobs={setBlobs}
      />
      <details className="stop-others">
        <summary>{words.noteAndDoor}</summary>
        <NoteField note={typed.note} onChange={(note) => change({ note })} />
        <DoorPin onFound={onDoor} />
      </details>
      {stop.lastCounts.length > 0 && (
        <p className="stop-before">
          {words.holds(sumOf(stop.held, ({ held }) => held))}. {words.lastCounts}:{' '}
          {stop.lastCounts.map(({ left, taken }) => `${left}/${taken}`).join(', ')}
        </p>
      )}
    </Frame>
  )
}

function toldBefore({ outcome }: RoadStop) {
  return outcome.state === 'delivered' ? typedOf(outcome.fact.counts, outcome.fact) : undefined
}

function withCount(
  taken: Readonly<Record<number, number>>,
  goodId: number,
  count: number | undefined,
): Record<number, number> {
  const { [goodId]: _before, ...others } = taken
  return count === undefined ? others : { ...others, [goodId]: count }
}
