import { useState } from 'react'
import { changeFrom } from '../../../domain/dispatch/change-to-give.ts'
import { formatEuros, parseEuros, type Cents } from '../../../domain/money.ts'
import { TextField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { PayLink } from './pay-link.tsx'
import type { TypedStop } from '../road/typed-stop.ts'
import './stop.css'

type Props = {
  dueCents: Cents
  asOrderedCents: Cents
  overdueCents: Cents
  paysWithCents: Cents | null
  isDeferred: boolean
  paidByLinkCents: Cents
  payLink: string
  hasRegister: boolean
  isMissing: boolean
  typed: TypedStop
  onChange: (change: Partial<TypedStop>) => void
}

/** What is due by the counts of this moment, and what was taken. */
export function Money(props: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const { dueCents, asOrderedCents, overdueCents, paidByLinkCents, isDeferred, hasRegister } = props
  const euros = (cents: Cents) => formatEuros(cents, language)
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
      {isAsked && (hasRegister ? <Taken {...props} /> : <p>{words.noRegister}</p>)}
      {dueCents > 0 && <ByLink {...props} />}
    </section>
  )
}

/** Without a register nothing is taken in cash, and the link is there all the same. */
function ByLink({ dueCents, payLink, typed, onChange }: Props) {
  const words = useWords(stopWords)
  const isChosen = typed.paysBy === 'link'
  return (
    <>
      <BigButton
        look={isChosen ? undefined : 'line'}
        icon="card"
        aria-pressed={isChosen}
        onClick={() =>
          onChange(isChosen ? { paysBy: undefined } : { paysBy: 'link', cashCents: undefined })
        }
      >
        {words.byLink}
      </BigButton>
      {isChosen && <PayLink dueCents={dueCents} payLink={payLink} />}
    </>
  )
}

function Taken({ dueCents, overdueCents, paysWithCents, isMissing, typed, onChange }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const [sum, setSum] = useState<string>()
  const euros = (cents: Cents) => formatEuros(cents, language)
  const { cashCents, receiptNumber } = typed
  const takes = (cents: Cents) => {
    setSum(undefined)
    onChange({ cashCents: cents, paysBy: undefined })
  }
  const withDebtCents = dueCents + overdueCents
  const isOther =
    sum !== undefined ||
    (cashCents !== undefined && ![0, dueCents, withDebtCents].includes(cashCents))
  return (
    <>
      {isMissing && (
        <p className="stop-asks" role="alert">
          {words.payFirst}
        </p>
      )}
      <div className="stop-money__ways">
        {dueCents > 0 && (
          <BigButton
            look={cashCents === dueCents ? undefined : 'line'}
            icon={cashCents === dueCents ? 'check' : undefined}
            aria-pressed={cashCents === dueCents}
            onClick={() => takes(dueCents)}
          >
            {words.got(euros(dueCents))}
          </BigButton>
        )}
        {overdueCents > 0 && (
          <BigButton
            look={cashCents === withDebtCents ? undefined : 'line'}
            aria-pressed={cashCents === withDebtCents}
            onClick={() => takes(withDebtCents)}
          >
            {dueCents > 0
              ? words.gotWithDebt(euros(withDebtCents))
              : words.got(euros(withDebtCents))}
          </BigButton>
        )}
        <BigButton
          look={isOther ? undefined : 'line'}
          aria-pressed={isOther}
          onClick={() => setSum(sum ?? '')}
        >
          {words.otherSum}
        </BigButton>
        {dueCents > 0 && (
          <BigButton
            look={cashCents === 0 ? undefined : 'line'}
            aria-pressed={cashCents === 0}
            onClick={() => takes(0)}
          >
            {words.notPaid}
          </BigButton>
        )}
      </div>
      {isOther && (
        <TextField
          id="sum"
          label={words.sum}
          inputMode="decimal"
          autoComplete="off"
          value={sum ?? String((cashCents ?? 0) / 100).replace('.', ',')}
          onChange={({ target }) => {
            setSum(target.value)
            onChange({ cashCents: parseEuros(target.value) ?? undefined, paysBy: undefined })
          }}
        />
      )}
      {dueCents > 0 && (
        <ul className="stop-money__change">
          {changeFrom(dueCents, paysWithCents).map(({ givenCents, changeCents }) => (
            <li key={givenCents}>
              {words.given(euros(givenCents))} → <b>{words.change(euros(changeCents))}</b>
            </li>
          ))}
        </ul>
      )}
      {(cashCents ?? 0) > 0 && (
        <TextField
          id="receipt"
          label={words.receipt}
          autoComplete="off"
          maxLength={30}
          value={receiptNumber}
          onChange={({ target }) =>
            onChange({ receiptNumber: target.value.replaceAll(/[^\w/-]/g, '') })
          }
        />
      )}
    </>
  )
}
