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

type DebtorDeed = { open: OpenDeed; label: string; keys?: string }

const noBreakHyphen = '\u2011'

/** A debtor beside the list: the sentence for the call, and what can be done. */
export function DebtPeek({ debtor }: { debtor: Debtor }) {
  const words = useWords(debtWords)
  const language = useLanguage()
  const mayDispute = useMayDo()(deedForms.disputeDebt.right)
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
          {mayDispute && (
            <Button look="text" onClick={() => dispute(debtor, { id, number, isDisputed })}>
              {isDisputed ? words.settle : words.dispute}
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}

type Document = Pick<Debtor['documents'][number], 'id' | 'number' | 'isDisputed'>

const dispute = ({ id: customerId }: Debtor, { id, number, isDisputed }: Document) =>
  startDeed({
    deed: isDisputed ? 'settleDispute' : 'disputeDebt',
    customerId,
    documentId: id,
    name: number,
  })

function DebtActs({ debtor }: { debtor: Debtor }) {
  const words = useWords(debtWords)
  const may = useMayDo()
  const deeds = deedsOf(debtor, words).filter(({ open }) => may(deedForms[open.deed].right))
  const { phone, documents } = debtor
  const undisputed = documents.find(({ isDisputed }) => !isDisputed)
  const call = { keys: 'z', label: words.call, run: () => location.assign(`tel:${phone}`) }
  const acts = [
    ...deeds.map(({ open, ...act }) => ({ ...act, run: () => startDeed(open) })),
    ...(phone === null ? [] : [call]),
    ...(undisputed && may(deedForms.disputeDebt.right)
      ? [{ keys: 'd', label: words.dispute, run: () => dispute(debtor, undisputed) }]
      : []),
  ]
  useShortcuts(acts.map((act) => ({ ...act, group: 'list' as const })))
  return (
    <p className="row">
      {deeds.map(({ open, label }) => (
        <Button key={open.deed} look="line" onClick={() => startDeed(open)}>
          {label}
        </Button>
      ))}
    </p>
  )
}

type Words = (typeof debtWords)['lv']

function deedsOf(debtor: Debtor, words: Words): DebtorDeed[] {
  const about = { customerId: debtor.id, name: debtorName(debtor) }
  const many = { customerIds: [debtor.id], name: about.name }
  const end = { deed: 'endPromise', ...about } as const
  return [
    { open: { deed: 'promise', ...about }, label: words.promise, keys: 'l' },
    ...(debtor.promisedOn === null ? [] : [{ open: end, label: words.endPromise }]),
    debtor.onHold === 'yes'
      ? { open: { deed: 'allowCredit', ...about }, label: words.release, keys: 'h' }
      : { open: { deed: 'requirePrepayment', ...many }, label: words.hold, keys: 'h' },
    { open: { deed: 'remind', ...many }, label: words.remind },
    {
      open: { deed: 'writeOff', cents: debtor.overdue, ...about },
      label: words.writeOff,
      keys: 'K',
    },
  ]
}
