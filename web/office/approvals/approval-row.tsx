import { formatEuros } from '../../../domain/money.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { approvalWords } from '../../words/office/approvals.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shownField } from '../deed/shown-field.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { useMay } from '../session/session.ts'
import { when } from '../session/when.ts'
import { answerText } from './answer-text.ts'
import type { Approval } from './approval.ts'

type Props = { approval: Approval; isChosen: boolean }

/** What is asked, by whom, how much, and whom it waits for or what was answered. */
export function ApprovalRow({ approval, isChosen }: Props) {
  const words = useWords(approvalWords)
  const deeds = useWords(deedWords)
  const table = useWords(rightsWords)
  const language = useLanguage()
  const { id, deed, cents, askedBy, askedAt, waitingFor, state } = approval
  const what = deeds.named[deed]?.name ?? deed
  const roles = waitingFor.map((role) => table.roles[role]).join(', ')
  return (
    <li className="approvals-row" aria-current={isChosen ? 'true' : undefined}>
      <p>
        <b>{what}</b> <AskedFor approval={approval} />
        <br />
        <span className="quiet tiny">
          {words.askedBy(askedBy.name, when(askedAt, language))}
          {state === 'waiting' && ` · ${words.waitsFor(roles)}`}
        </span>
        {state !== 'waiting' && (
          <>
            <br />
            <Answered approval={approval} />
          </>
        )}
      </p>
      <span className="num">{cents !== 0 && formatEuros(cents, language)}</span>
      <LinkButton
        look="line"
        to={`/approvals?id=${id}`}
        aria-label={words.open(`${what}, ${askedBy.name}`)}
      >
        {words.look}
      </LinkButton>
    </li>
  )
}

/** What was decided, by whom and why. */
export function Answered({ approval }: Pick<Props, 'approval'>) {
  const words = useWords(approvalWords)
  return <span className="approvals-answer">{answerText(approval, words)}</span>
}

/** Whom it is about and the input as it was asked for, in words; of many records the first. */
export function AskedFor({ approval: { customers, rows } }: Pick<Props, 'approval'>) {
  const deeds = useWords(deedWords)
  const language = useLanguage()
  const seesCustomers = useMay('searchEverything')
  const [first] = rows
  const [customer] = customers
  const facts = Object.entries((first ?? {}) as Record<string, unknown>)
    .filter(([field, value]) => field in deeds.fields && value !== '' && value !== false)
    .filter(([field]) => !(customer && field === 'customerId'))
    .map(([field, value]) => {
      const shown = shownField(field, value, deeds, language)
      return `${deeds.fields[field]} ${field === 'reason' ? `“${shown}”` : shown}`
    })
  const more = rows.length - 1
  return (
    <>
      {customer && (seesCustomers ? <CustomerLink {...customer} /> : customer.name)}
      {customer && ': '}
      {[...facts, ...(more > 0 ? [deeds.andMore(more)] : [])].join(', ')}
    </>
  )
}
