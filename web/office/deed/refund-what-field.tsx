import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Select } from '../../ui/select.tsx'
import { refundWords } from '../../words/office/refunds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { bareEuros, type DeedDraft } from './deed-draft.ts'

type Refundable = Answer<OfficeCalls['readRefundable']>
type Line = Refundable['lines'][number]

type Props = {
  customerId: number
  /** Only its lines are offered. */
  document: number | undefined
  value: string
  onChange: (part: Partial<DeedDraft>) => void
}

const keyOf = ({ documentId, line }: Line) => `${documentId}:${line}`

function chosenOf(what: string, lines: readonly Line[]): Partial<DeedDraft> {
  const line = lines.find((each) => keyOf(each) === what)
  return {
    refundWhat: what,
    euros: line ? bareEuros(line.leftCents) : '',
    ...(what === 'goodwill' && { refundTo: 'account' }),
  }
}

/** What is refunded: deposit, goods or a fee of an invoice, or goodwill; its sum is filled in. */
export function RefundWhatField({ customerId, document, value, onChange }: Props) {
  const words = useWords(refundWords)
  const language = useLanguage()
  const refundable = useLoaded(`${customerId} ${document}`, () =>
    api.readRefundable({
      params: { id: String(customerId) },
      query: document === undefined ? {} : { document: String(document) },
    }),
  )
  return (
    <Loading from={refundable}>
      {(read) => (
        <>
          <Select
            id="deed-refundWhat"
            label={words.what}
            value={value}
            onChange={({ target }) => onChange(chosenOf(target.value, read.lines))}
          >
            <option value="deposit">
              {words.deposit(formatEuros(read.depositCents, language))}
            </option>
            <LineGroup label={words.goods} lines={read.lines.filter(({ isFee }) => !isFee)} />
            <LineGroup label={words.fees} lines={read.lines.filter(({ isFee }) => isFee)} />
            <option value="goodwill">{words.goodwill}</option>
          </Select>
          {value === 'deposit' && <DepositSteps refundable={read} />}
        </>
      )}
    </Loading>
  )
}

function LineGroup({ label, lines }: { label: string; lines: readonly Line[] }) {
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <optgroup label={label}>
      {lines.map((line) => (
        <option key={keyOf(line)} value={keyOf(line)}>
          {`${line.document} · ${line.name} · ${formatEuros(line.leftCents, language)}`}
        </option>
      ))}
    </optgroup>
  )
}

/** How the required deposit is made up. */
function DepositSteps({ refundable: { requiredCents, steps } }: { refundable: Refundable }) {
  const words = useWords(refundWords)
  const language = useLanguage()
  const each = steps.map(
    ({ pieces, eachCents }) => `${pieces} × ${formatEuros(eachCents, language)}`,
  )
  return (
    <p className="quiet tiny deed__steps">
      {words.steps(formatEuros(requiredCents, language), each.join(', '))}
    </p>
  )
}
