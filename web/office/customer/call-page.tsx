import { type SyntheticEvent, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { whenDay } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import { shownPhone } from '../search/shown-phone.ts'
import { NewCustomer } from './new-customer.tsx'
import './customer.css'

/** What any telephone program opens: `/office/call?number=+371…`. */
export function CallPage() {
  const words = useWords(customerPageWords)
  const [address] = useSearchParams()
  const number = address.get('number') ?? ''
  const callers = useLoaded(number === '' ? undefined : number, () =>
    api.findCallers({ query: { number } }),
  )
  return (
    <>
      <PageHead title={words.callTitle} />
      <NumberField key={number} number={number} />
      {number !== '' && (
        <Loading from={callers}>
          {({ phone, rows }) =>
            rows.length === 1 ? (
              <Navigate to={`/customers/${rows[0]!.id}`} replace />
            ) : (
              <Callers phone={phone} rows={rows} />
            )
          }
        </Loading>
      )}
    </>
  )
}

function NumberField({ number }: { number: string }) {
  const words = useWords(customerPageWords)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(number.trim())
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(`/call?number=${encodeURIComponent(typed)}`)
  }
  return (
    <form className="customer-call" onSubmit={find}>
      <TextInput
        label={words.number}
        type="tel"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{words.find}</Button>
    </form>
  )
}

type Found = Awaited<ReturnType<typeof api.findCallers>>

function Callers({ phone, rows }: Found) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  if (phone === null) return <p className="quiet">{words.notANumber}</p>
  if (rows.length === 0)
    return (
      <>
        <EmptyState picture="search" title={words.unknownNumber(shownPhone(phone))}>
          {words.unknownHint}
        </EmptyState>
        <NewCustomer key={phone} phone={phone} />
      </>
    )
  return (
    <section aria-labelledby="callers">
      <h2 id="callers">{words.several(rows.length)}</h2>
      <ul className="customer-callers">
        {rows.map(({ id, name, addresses, nextOn }) => (
          <li key={id}>
            <Link to={`/customers/${id}`}>{name || words.customerNo(id)}</Link>
            <span className="quiet">{addresses.join('; ')}</span>
            <span>{nextOn === null ? words.nothing : whenDay(dayOf(nextOn), language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
