import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { when } from '../session/when.ts'
import { Records } from './records.tsx'

/** Promises to pay, times on hold, and consents. */
export const CustomerAgreements = ({ customer }: { customer: CustomerPage }) => (
  <>
    <Promises customer={customer} />
    <Holds holds={customer.holds} />
    <Consents consents={customer.consents} />
  </>
)

function Promises({ customer: { id: customerId, name, promises } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const may = useMayDo()
  // All parts end at once, so one button stands at the first of them.
  const open = promises.find(({ state }) => state === 'waits' || state === 'broken')
  return (
    <Records title={words.promisesTitle}>
      {promises.map(({ id, dueOn, cents, note, state, by }) => (
        <li key={id}>
          <span>
            {words.promised(formatEuros(cents, language), numericDate(dayOf(dueOn), language))}
            <br />
            <span className="quiet tiny">
              {[words.promiseStates[state], by, note && `“${note}”`].filter(Boolean).join(', ')}
            </span>
          </span>
          {id === open?.id && may('writeNotes') && (
            <Button look="text" onClick={() => startDeed({ deed: 'endPromise', customerId, name })}>
              {words.endPromise}
            </Button>
          )}
        </li>
      ))}
    </Records>
  )
}

function Holds({ holds }: Pick<CustomerPage, 'holds'>) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  return (
    <Records title={words.holdsTitle}>
      {holds.map(({ id, reason, by, at, endedAt, endedBy }) => (
        <li key={id}>
          <span>
            {reason === '' ? words.heldForDebt : `“${reason}”`}
            <br />
            <span className="quiet tiny">
              {words.heldBy(by, when(at, language))}
              {endedAt !== null && `; ${words.released(endedBy, when(endedAt, language))}`}
            </span>
          </span>
        </li>
      ))}
    </Records>
  )
}

function Consents({ consents }: Pick<CustomerPage, 'consents'>) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  return (
    <Records title={words.consentsTitle}>
      {consents.map(({ purpose, granted, at }) => (
        <li key={purpose}>
          <span>{words.purposes[purpose] ?? purpose}</span>
          <span className="quiet">
            {granted ? words.granted : words.notGranted}, {when(at, language)}
          </span>
        </li>
      ))}
    </Records>
  )
}
