import { Link } from 'react-router'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { AlsoHere } from '../live/also-here.tsx'
import { shownPhone } from '../search/shown-phone.ts'
import { MergeCustomers, MergedNote } from './merge-customers.tsx'
import { CustomerDeeds } from './customer-deeds.tsx'

/** Who it is, what marks the customer, and what may be done. */
export function CustomerHead({ customer }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const { id, phone, email, places, since, holds, isCompany } = customer
  return (
    <>
      <PageHead title={customer.name || words.customerNo(id)}>
        <AlsoHere subject="customer" id={id} />
        <CustomerDeeds customer={customer} />
        <MergeCustomers customer={customer} />
      </PageHead>
      <p className="customer-line">
        <Link to="/customers">{words.customerNo(id)}</Link>
        {phone !== null && (
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={15} /> {shownPhone(phone)}
          </a>
        )}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        <span>
          {isCompany ? words.company : words.person}
          {since !== null && words.since(numericDate(dayOf(since), language))}
        </span>
        {places.map(({ id: placeId, address, zone }) => (
          <span key={placeId}>{[address, zone].filter(Boolean).join(', ')}</span>
        ))}
        {holds[0]?.endedAt === null && <Badge look="warn">{words.held}</Badge>}
        {customer.credit?.payLater && <Badge>{words.paysLater}</Badge>}
      </p>
      <MergedNote customer={customer} />
      <Warnings customer={customer} />
    </>
  )
}

/** What may be a mistake; it is shown and blocks nothing. */
function Warnings({
  customer: { signs, bounced, emailIsConfirmed, email },
}: {
  customer: CustomerPage
}) {
  const words = useWords(customerPageWords)
  return (
    <div className="customer-warnings">
      {bounced && <Note look="sun">{words.bounced}</Note>}
      {email !== null && !emailIsConfirmed && !bounced && <Note>{words.emailNotConfirmed}</Note>}
      {signs.map(({ sign, customers }) => (
        <Note key={sign} look="sun">
          {words.signs[sign]}{' '}
          {customers.map(({ id, name }) => (
            <Link key={id} to={`/customers/${id}`}>
              {name || id}{' '}
            </Link>
          ))}
        </Note>
      ))}
    </div>
  )
}
