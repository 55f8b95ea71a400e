import { messageLink, navigationLink } from '../../../domain/dispatch/door-links.ts'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton, BigLink } from '../frame/big-button.tsx'
import { useLook } from '../frame/look.ts'
import { DoorGoods, DoorMoney, DoorNotes } from './door-facts.tsx'
import type { Expected } from './expected.ts'
import { ExpectedLine } from './expected-line.tsx'
import { readAloud, spokenStop } from './read-aloud.ts'
import { areaOf, houseOf, type Road, type RoadStop } from './road.ts'
import './road.css'

type Props = {
  day: Road['day']
  /** Neighbours in one house are one card. */
  door: readonly RoadStop[]
  expected: Expected | undefined
  onOpen: (stop: RoadStop) => void
  onCalled: (stop: RoadStop) => void
  onLater: (stop: RoadStop) => void
}

/** The next stop, in large. */
export function NextStop({ day, door, expected, onOpen, onCalled, onLater }: Props) {
  const words = useWords(roadWords)
  const [stop, ...neighbours] = door as readonly [RoadStop, ...RoadStop[]]
  const { customer, position } = stop
  return (
    <section className="road-next" aria-label={words.next}>
      <DoorGoods day={day} stop={stop} />
      <h2>{houseOf(stop)}</h2>
      <p>
        {position}. {[customer, areaOf(stop)].filter(Boolean).join(', ')}
      </p>
      {expected && <ExpectedLine expected={expected} />}
      <DoorNotes stop={stop} />
      <DoorMoney day={day} stop={stop} />
      <Ways day={day} stop={stop} onCalled={onCalled} />
      <div className="road-acts">
        {neighbours.map((other) => (
          <BigButton key={other.id} look="line" onClick={() => onOpen(other)}>
            {words.alsoHere(other.customer)}
          </BigButton>
        ))}
        <BigButton look="line" onClick={() => onLater(stop)}>
          {words.later}
        </BigButton>
      </div>
    </section>
  )
}

type WaysProps = Pick<Props, 'day' | 'onCalled'> & { stop: RoadStop }

/** The way there, the customer's phone, and the stop read aloud at the wheel. */
function Ways({ day, stop, onCalled }: WaysProps) {
  const words = useWords(roadWords)
  const language = useLanguage()
  const { navigator } = useLook()
  const { place, phone } = stop
  return (
    <div className="road-pair">
      {place && (
        <BigLink icon="drive" href={navigationLink(navigator, place)}>
          {words.drive}
        </BigLink>
      )}
      {phone && (
        <BigLink icon="phone" href={phoneLink(phone)} onClick={() => onCalled(stop)}>
          {words.call}
        </BigLink>
      )}
      {phone && (
        <BigLink icon="message" href={messageLink(phone, words.soon)}>
          {words.message}
        </BigLink>
      )}
      <BigButton
        look="line"
        icon="speaker"
        onClick={() => readAloud(spokenStop(day, stop, words), language)}
      >
        {words.read}
      </BigButton>
    </div>
  )
}
