import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { type OpenDeed, startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { shownPhone } from '../search/shown-phone.ts'
import { type Debtor, debtorName } from './debtor.ts'
import './debts.css'

type Act = { deed: OpenDeed; label: string; keys?: string }

const noBreakHyphen = '\u2011'

/** A debtor beside the list: the sentence for the call, and what can be done. */
export function DebtPeek({ debtor }: { debtor: Debtor }) {
  const words = useWords(debtWords)
  const language = useLanguage()
  const { documents, phone, nextDelivery, overdue } = debtor
  const next = nextDelivery === null ? null : numericDate(dayOf(nextDelivery), language)
  const oldest = documents[0]?.number.replaceAll('-', noBreakHyphen) ?? ''
  return (
    <div className="debts-peek">
      <h2>{words.debtor(debtorName(debtor))}</h2>
      {phone !== null && (
        <p>
          <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
        </p>
      )}
      <p>{words.script(formatEuros(overdue, language), oldest, next)}</p>
      <DebtActs debtor={debtor} />
      <h3>{words.documents}</h3>
      {documents.map(({ id, number, cents, isDisputed }) => (
        <p key={id} className="row">
          {number} {formatEuros(cents, language)}
          <Button
            look="text"
            onClick={() =>
              startDeed({
                deed: isDisputed ? 'settleDispute' : 'disputeDebt',
                customerId: debtor.id,
                documentId: id,
                name: number,
              })
            }
          >
            {isDisputed ? words.settle : words.dispute}
          </Button>
        </p>
      ))}
    </div>
  )
}

function DebtActs({ debtor }: { debtor: Debtor }) {
  const words = useWords(debtWords)
  const may = useMayDo()
  const about = { customerId: debtor.id, name: debtorName(debtor) }
  const many = { customerIds: [debtor.id], name: about.name }
  const isPromised = debtor.promisedOn !== null
  const acts: Act[] = [
    { deed: { deed: 'promise', ...about }, label: words.promise, keys: 'l' },
    ...(isPromised
      ? [{ deed: { deed: 'endPromise', ...about } as const, label: words.endPromise }]
      : []),
    debtor.onHold === 'yes'
      ? { deed: { deed: 'allowCredit', ...about }, label: words.release, keys: 'h' }
      : { deed: { deed: 'requirePrepayment', ...many }, label: words.hold, keys: 'h' },
    { deed: { deed: 'remind', ...many }, label: words.remind },
    {
      deed: { deed: 'writeOff', cents: debtor.overdue, ...about },
      label: words.writeOff,
      keys: 'k',
    },
  ]
  const open = acts.filter(({ deed }) => may(deedForms[deed.deed].right))
  useShortcuts(
    open.map(({ deed, label, keys }) => ({
      ...(keys !== undefined && { keys }),
      label,
      group: 'list' as const,
      run: () => startDeed(deed),
    })),
  )
  return (
    <p className="row">
      {open.map(({ deed, label }) => (
        <Button key={deed.deed} look="line" onClick={() => startDeed(deed)}>
          {label}
        </Button>
      ))}
    </p>
  )
}
