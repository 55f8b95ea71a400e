import { useState } from 'react'
import { messageLink } from '../../../domain/dispatch/door-links.ts'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { roadWords } from '../../words/driver/road.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton, BigLink } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { useAwake } from '../frame/use-awake.ts'
import type { Fact, NewBlob, Screen } from '../memory/stored-event.ts'
import { DoorNotes } from '../road/door-facts.tsx'
import { houseOf, paidByLinkAt, type Road, type RoadStop } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { type TypedStop, typedOf } from '../road/typed-stop.ts'
import { withCount } from '../road/with-count.ts'
import { deliveredFact } from './delivered-fact.ts'
import { doorCounts } from './door-counts.ts'
import { Empties } from './empties.tsx'
import { Found } from './found.tsx'
import { Left, OtherEmpties } from './left.tsx'
import { Money } from './money.tsx'
import { Proof } from './proof.tsx'
import { SellMore } from './sell-more.tsx'
import { StopMore } from './stop-more.tsx'
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
  const { road, stop, stored, onBack, onFailed, onDoor, onTold } = props
  const { day } = road
  const words = useWords(stopWords)
  const { atDoor, atDoorShort } = useWords(roadWords)
  useAwake()
  const { typed, blobs, change, setBlobs } = useTyped(stop.id, stored, toldBefore(stop))
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const door = doorCounts(road, stop, { typed, blobs })
  const { empties, rows, bottles, dueCents, missing, proofIsOpen } = door
  const isDelivery = stop.kind === 'delivery'
  /** A sum that was taken as due is asked again when another one is due. */
  const recount = (counted: Partial<TypedStop>) => {
    const wasDue = typed.cashCents === dueCents
    change({ ...counted, paysBy: undefined, ...(wasDue && { cashCents: undefined }) })
  }
  const finish = async () => {
    setAsked(true)
    if (Object.values(missing).some(Boolean)) return
    setFailed(!(await onTold(deliveredFact(typed, { ...door, pricesAt: day.madeAt }), blobs)))
  }
  return (
    <Frame
      title={`${stop.position}. ${houseOf(stop)}`}
      note={stop.customer}
      onBack={onBack}
      corner={<Call {...props} />}
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
      {stop.kind === 'recount' && (
        <Found
          rows={bottles}
          typed={typed}
          isMissing={isAsked && missing.found}
          onChange={change}
        />
      )}
      {stop.kind !== 'recount' && (
        <Empties
          rows={empties}
          isMissing={isAsked && missing.empties}
          onChange={(goodId, taken) => recount({ taken: withCount(typed.taken, goodId, taken) })}
        />
      )}
      {isDelivery && <Left rows={rows} typed={typed} onChange={recount} />}
      {(isDelivery || stop.overdueCents > 0) && (
        <Money
          dueCents={dueCents}
          asOrderedCents={door.asOrderedCents}
          overdueCents={stop.overdueCents}
          paysWithCents={stop.paysWithCents}
          paidByLinkCents={paidByLinkAt(stop)}
          payLink={stop.payLink}
          isDeferred={stop.orders.some((order) => order.isDeferred)}
          hasRegister={door.hasRegister}
          isMissing={isAsked && missing.money}
          typed={typed}
          onChange={change}
        />
      )}
      <OtherEmpties empties={empties} typed={typed} onChange={recount} />
      {isDelivery && <SellMore road={road} rows={rows} typed={typed} onChange={recount} />}
      {stop.phone && (
        <BigLink icon="message" href={messageLink(stop.phone, atDoor)}>
          {atDoorShort}
        </BigLink>
      )}
      <Proof
        wanted={stop.proof}
        blobs={blobs}
        typed={typed}
        isMissing={isAsked && proofIsOpen}
        onChange={change}
        onBlobs={setBlobs}
      />
      <StopMore
        stop={stop}
        bottles={bottles}
        typed={typed}
        blobs={blobs}
        onBlobs={setBlobs}
        onChange={change}
        onDoor={onDoor}
      />
    </Frame>
  )
}

function Call({ stop, onCalled }: Pick<Props, 'stop' | 'onCalled'>) {
  const { call } = useWords(roadWords)
  if (!stop.phone) return null
  return (
    <a className="frame-icon" href={phoneLink(stop.phone)} aria-label={call} onClick={onCalled}>
      <Icon name="phone" size={28} />
    </a>
  )
}

function toldBefore({ outcome }: RoadStop) {
  return outcome.state === 'delivered' ? typedOf(outcome.fact.counts, outcome.fact) : undefined
}
