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
import { houseOf, type Road, type RoadStop } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { Empties } from './empties.tsx'
import { Found } from './found.tsx'
import { Left, OtherEmpties } from './left.tsx'
import { Money } from './money.tsx'
import { Proof } from './proof.tsx'
import { SellMore } from './sell-more.tsx'
import { StopMore } from './stop-more.tsx'
import { useDoor } from './use-door.ts'
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
  const { road, stop, onBack, onFailed, onDoor } = props
  const door = useDoor(props)
  const { isAsked, counts, typing, recounting, pictures } = door
  const { empties, rows, bottles, missing, proofIsOpen } = counts
  useAwake()
  const isDelivery = stop.kind === 'delivery'
  return (
    <Frame
      title={`${stop.position}. ${houseOf(stop)}`}
      note={stop.customer}
      onBack={onBack}
      corner={<Call {...props} />}
      acts={<Acts door={door} onFailed={onFailed} />}
      foot={<RoadFoot van={road.van} />}
    >
      <DoorNotes stop={stop} />
      {stop.kind === 'recount' ? (
        <Found rows={bottles} isMissing={isAsked && missing.found} {...typing} />
      ) : (
        <Empties rows={empties} isMissing={isAsked && missing.empties} onChange={door.onEmpties} />
      )}
      {isDelivery && <Left rows={rows} {...recounting} />}
      {(isDelivery || stop.overdueCents > 0) && (
        <Money stop={stop} door={counts} isMissing={isAsked && missing.money} {...typing} />
      )}
      <OtherEmpties empties={empties} {...recounting} />
      {isDelivery && <SellMore road={road} rows={rows} {...recounting} />}
      {stop.phone && <AtDoor phone={stop.phone} />}
      <Proof
        wanted={stop.proof}
        isMissing={isAsked && proofIsOpen}
        onBlobs={door.onBlobs}
        {...typing}
        {...pictures}
      />
      <StopMore stop={stop} bottles={bottles} onDoor={onDoor} {...typing} {...pictures} />
    </Frame>
  )
}

type ActsProps = { door: ReturnType<typeof useDoor>; onFailed: () => void }

function Acts({ door: { hasFailed, waitsForPhoto, finish }, onFailed }: ActsProps) {
  const words = useWords(stopWords)
  return (
    <>
      {hasFailed && <p role="alert">{words.saveFailed}</p>}
      <div className="frame-pair">
        <BigButton big look="badLine" onClick={onFailed}>
          {words.failed}
        </BigButton>
        <BigButton big busy={waitsForPhoto} onClick={() => void finish()}>
          {words.done}
        </BigButton>
      </div>
    </>
  )
}

/** The customer is told that the driver stands at the door. */
function AtDoor({ phone }: { phone: string }) {
  const { atDoor, atDoorShort } = useWords(roadWords)
  return (
    <BigLink icon="message" href={messageLink(phone, atDoor)}>
      {atDoorShort}
    </BigLink>
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
