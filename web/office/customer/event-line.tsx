import { Link } from 'react-router'
import type { CustomerEvent } from '../../../contract/office/customer-events.ts'
import type { CustomerEventKind } from '../../../domain/customers/customer-events.ts'
import { formatChange, formatEuros } from '../../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { auditWords } from '../../words/office/audit.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DoorPhotos } from '../kit/door-photos.tsx'
import { when } from '../session/when.ts'

const icons: Record<CustomerEventKind, IconName> = {
  order: 'cart',
  delivery: 'truck',
  money: 'plus',
  document: 'pdf',
  letter: 'mail',
  call: 'phone',
  change: 'check',
}

type Props = { event: CustomerEvent; same: readonly CustomerEvent[] }

/** One event: when, what, in whose words, its money and counts, and who did it. */
export function EventLine({ event, same }: Props) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const { kind, at, text, state, by, totalCents, counts, accountCents, bonusCents } = event
  const sums = [
    totalCents !== null && formatEuros(totalCents, language),
    accountCents && words.onAccount(formatChange(accountCents, language)),
    bonusCents && words.onBonus(formatChange(bonusCents, language)),
    event.depositCents && words.onDeposit(formatChange(event.depositCents, language)),
  ].filter((sum) => sum !== false && sum !== null && sum !== 0)
  return (
    <li className="customer-event">
      <Icon name={icons[kind]} size={17} />
      <div>
        <b>
          <Title event={event} />
        </b>{' '}
        {state !== null && <span className="quiet">{words.letterStates[state] ?? state}</span>}
        {text !== null && text !== '' && <p>“{text}”</p>}
        {counts.map(({ name, ordered, left, declared, taken }) => (
          <p key={name}>{words.counts(name, { ordered, left, declared, taken })}</p>
        ))}
        <DoorPhotos ids={event.photos} />
        <p className="quiet tiny">
          {when(at, language)}, {by.name ?? words.byKinds[by.kind] ?? by.kind}
        </p>
        {same.length > 0 && <SameEvents events={same} />}
      </div>
      <span className="customer-sums">
        {sums.map((sum) => (
          <span key={sum}>{sum}</span>
        ))}
      </span>
    </li>
  )
}

function SameEvents({ events }: { events: readonly CustomerEvent[] }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  return (
    <details className="customer-same">
      <summary>{words.sameEvents(events.length)}</summary>
      <ul>
        {events.map(({ id, at, subject }) => (
          <li key={id} className="quiet tiny">
            {when(at, language)} {subject}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Title({ event: { kind, what, subject, subjectId } }: { event: CustomerEvent }) {
  const words = useWords(customerPageWords)
  const audit = useWords(auditWords)
  const named: Partial<Record<CustomerEventKind, Record<string, string>>> = {
    order: words.orderEvents,
    delivery: words.deliveryEvents,
    money: words.moneyEvents,
    document: words.documentKinds,
    letter: words.letters,
    call: { call: words.kinds.call },
    change: words.changeEvents,
  }
  const acts: Record<string, string | undefined> = audit.actions
  const title = named[kind]?.[what] ?? acts[what] ?? words.kinds[kind]
  const to = `/${kind === 'document' ? 'documents' : 'orders'}/${subjectId}`
  return (
    <>
      {title} {subjectId === null ? subject : <Link to={to}>{subject}</Link>}
    </>
  )
}
