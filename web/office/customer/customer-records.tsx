import { Link } from 'react-router'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { AtTheDoor } from './at-the-door.tsx'
import { CustomerAgreements } from './customer-agreements.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { OpeningBottles } from './opening-bottles.tsx'
import { Records } from './records.tsx'

/** What is known of a customer, beside what happens. */
export function CustomerRecords({ customer }: { customer: CustomerPage }) {
  return (
    <>
      <FirstDelivery customer={customer} />
      <CustomerNotes customer={customer} />
      <AtTheDoor customer={customer} />
      <MoneyMade customer={customer} />
      <Bottles customer={customer} />
      <CustomerAgreements customer={customer} />
    </>
  )
}

function FirstDelivery({ customer: { firstDelivery } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  if (firstDelivery === null) return null
  return (
    <Records title={words.firstTitle}>
      {firstDelivery.map(({ step, isDone }) => (
        <li key={step}>
          <span>
            <Icon name={isDone ? 'check' : 'warn'} size={16} /> {words.firstSteps[step]}
          </span>
          <span className="quiet tiny">{isDone ? words.stepDone : words.stepOpen}</span>
        </li>
      ))}
    </Records>
  )
}

/** "Kā tas sanāca": the parts of the deposit and the documents that ask for money. */
function MoneyMade({ customer: { money } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  const { paidCents, refundableCents, goods } = money.deposit
  return (
    <Records title={words.moneyTitle}>
      {money.open.map(({ id, number, dueOn, openCents }) => (
        <li key={id}>
          <Link to={`/documents/${id}`}>{number}</Link>
          <span className="quiet">{words.due(numericDate(dayOf(dueOn), language))}</span>
          <b>{euros(openCents)}</b>
        </li>
      ))}
      {goods.map(({ name, count, requiredCents }) => (
        <li key={name}>
          <span>
            {words.deposit}: {count} × {name}
          </span>
          <b>{euros(requiredCents)}</b>
        </li>
      ))}
      <li>
        <span>{words.depositPaid}</span>
        <b>{euros(paidCents)}</b>
      </li>
      {refundableCents > 0 && (
        <li>
          <span>{words.refundable}</span>
          <b>{euros(refundableCents)}</b>
        </li>
      )}
    </Records>
  )
}

function Bottles({ customer }: { customer: CustomerPage }) {
  const { bottles } = customer
  const words = useWords(customerPageWords)
  const language = useLanguage()
  return (
    <>
      <Records title={words.bottlesTitle} empty={words.noBottles}>
        {bottles.map(({ address, name, held, lastOn }) => (
          <li key={`${address} ${name}`}>
            <span>
              {address ?? words.noAddress}
              <br />
              <span className="quiet tiny">
                {name}, {words.lastMoved(numericDate(dayOf(lastOn), language))}
              </span>
            </span>
            <b>{held}</b>
          </li>
        ))}
      </Records>
      <OpeningBottles customer={customer} />
    </>
  )
}
