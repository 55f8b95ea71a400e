import type { FieldMessages } from '../../client/refusals.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { CustomerField } from './customer-field.tsx'
import { debtForms } from './debt-forms.ts'
import { DebtField, isDebtField } from './debt-fields.tsx'
import type { DeedDraft, DeedField } from './deed-draft.ts'
import { deedForms } from './deed-forms.ts'
import { HandInField } from './hand-in-fields.tsx'
import { isMoneyField, MoneyField } from './money-fields.tsx'
import type { OpenDeed } from './open-deed.ts'
import { SplitField } from './split-field.tsx'
import { stockForms } from './stock-forms.ts'

type Words = (typeof deedWords)['lv']

type Props = {
  open: OpenDeed
  draft: DeedDraft
  errors: FieldMessages
  onChange: (part: Partial<DeedDraft>) => void
}

/** The fields of a deed, in the order of its form. */
export function DeedFields({ open, draft, errors, onChange }: Props) {
  const field = (name: keyof DeedDraft): DeedField => ({
    id: `deed-${name}`,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }) => onChange({ [name]: target.value }),
  })
  return deedForms[open.deed].fields.map((name) => {
    const shared = { open, draft, field: field(name), onChange }
    return (
      <div key={name}>
        {isDebtField(name) ? (
          <DebtField name={name} {...shared} />
        ) : isMoneyField(name) ? (
          <MoneyField name={name} {...shared} />
        ) : isCommonField(name) ? (
          <CommonField name={name} {...shared} />
        ) : (
          <HandInField name={name} open={open} field={shared.field} />
        )}
      </div>
    )
  })
}

const commonNames = [
  'reader',
  'body',
  'orderIds',
  'day',
  'reason',
  'evenLocked',
  'customer',
  'split',
  'always',
] as const
type CommonName = (typeof commonNames)[number]

const isCommonField = (name: keyof DeedDraft): name is CommonName =>
  (commonNames as readonly string[]).includes(name)

type CommonProps = Omit<Props, 'errors'> & { name: CommonName; field: DeedField }

function CommonField({ name, open, draft, field, onChange }: CommonProps) {
  const words = useWords(deedWords)
  if (name === 'reader') return <ReaderField field={field} />
  if (name === 'body') return <TextInput {...field} label={words.noteBody} autoComplete="off" />
  if (name === 'orderIds')
    return <TextInput {...field} label={words.orders} hint={words.ordersHint} />
  if (name === 'day') return <TextInput {...field} label={dayLabel(open, words)} type="date" />
  if (name === 'reason')
    return <TextInput {...field} label={words.reason} hint={reasonHint(open, draft, words)} />
  if (name === 'customer') {
    const choose = (customerId: number) => onChange({ customer: String(customerId) })
    return <CustomerField field={field} onChoose={choose} />
  }
  if (name === 'split') {
    const { value, error } = field
    return <SplitField {...{ value, error }} onChange={(split) => onChange({ split })} />
  }
  return (
    <Checkbox
      id={field.id}
      checked={draft[name] !== ''}
      onChange={({ target }) => onChange({ [name]: target.checked ? 'yes' : '' })}
      label={words[name]}
    />
  )
}

function ReaderField({ field }: { field: DeedField }) {
  const words = useWords(deedWords)
  return (
    <Select {...field} label={words.reader}>
      {(['driver', 'office'] as const).map((reader) => (
        <option key={reader} value={reader}>
          {words.readers[reader]}
        </option>
      ))}
    </Select>
  )
}

const dayLabel = ({ deed }: OpenDeed, words: Words): string =>
  ({ promise: words.payOn, writeNote: words.untilOn })[deed as string] ?? words.day

function reasonHint(open: OpenDeed, draft: DeedDraft, words: Words): string | undefined {
  if (open.deed === 'receiveStock') return words.receiptHint
  return isReadByCustomer(open, draft) ? words.reasonHint : undefined
}

/** The reasons of all other deeds are the office's own. */
const isReadByCustomer = ({ deed }: OpenDeed, { refundWhat }: DeedDraft) =>
  deed === 'refund' ? refundWhat !== 'deposit' : !ownReasons.includes(deed)

const ownReasons: readonly string[] = [
  'takeBack',
  'credit',
  'scrap',
  'recount',
  'shiftStart',
  'unmatch',
  ...Object.keys(stockForms),
  ...Object.keys(debtForms).filter((deed) => deed !== 'writeOff'),
]
