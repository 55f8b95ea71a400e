import { formatEuros, type Cents } from '../../../domain/money.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ToggleButton } from '../frame/big-button.tsx'
import { paidByLinkAt, type RoadStop } from '../road/road.ts'
import type { TypedStop } from '../road/typed-stop.ts'
import type { DoorCounts } from './door-counts.ts'
import { PayLink } from './pay-link.tsx'
import { Taken } from './taken.tsx'
import './stop.css'

type Props = {
  stop: RoadStop
  door: DoorCounts
  isMissing: boolean
  typed: TypedStop
  onChange: (change: Partial<TypedStop>) => void
}

/** What is due by the counts of this moment, and what was taken. */
export function Money({ stop, door, isMissing, ...typing }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const { overdueCents, paysWithCents, payLink, orders } = stop
  const { dueCents, asOrderedCents, hasRegister } = door
  const euros = (cents: Cents) => formatEuros(cents, language)
  const paidByLinkCents = paidByLinkAt(stop)
  const isDeferred = orders.some((order) => order.isDeferred)
  const isAsked = dueCents > 0 || overdueCents > 0
  return (
    <section className="stop-money">
      {dueCents > 0 ? (
        <p className="stop-money__due">
          <span>
            {words.due}
            {asOrderedCents !== dueCents && <small>{words.was(euros(asOrderedCents))}</small>}
          </span>
          <b>{euros(dueCents)}</b>
        </p>
      ) : (
        <p className="stop-money__due">
          <b>{isDeferred ? words.onBill : words.paid}</b>
        </p>
      )}
      {paidByLinkCents > 0 && (
        <output className="stop-link__state">{words.linkPaid(euros(paidByLinkCents))}</output>
      )}
      {overdueCents > 0 && <p>{words.debt(euros(overdueCents))}</p>}
      {isAsked && !hasRegister && <p>{words.noRegister}</p>}
      {isAsked && hasRegister && (
        <Taken {...{ dueCents, overdueCents, paysWithCents, isMissing, ...typing }} />
      )}
      {dueCents > 0 && <ByLink dueCents={dueCents} payLink={payLink} {...typing} />}
    </section>
  )
}

type LinkProps = Pick<Props, 'typed' | 'onChange'> & { dueCents: Cents; payLink: string }

/** Without a register nothing is taken in cash, and the link is there all the same. */
function ByLink({ dueCents, payLink, typed, onChange }: LinkProps) {
  const words = useWords(stopWords)
  const isChosen = typed.paysBy === 'link'
  return (
    <>
      <ToggleButton
        isPressed={isChosen}
        icon="card"
        onClick={() =>
          onChange(isChosen ? { paysBy: undefined } : { paysBy: 'link', cashCents: undefined })
        }
      >
        {words.byLink}
      </ToggleButton>
      {isChosen && <PayLink dueCents={dueCents} payLink={payLink} />}
    </>
  )
}
