import type { FieldMessages } from '../../client/refusals.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { CustomerField } from './customer-field.tsx'
import { debtForms } from './debt-forms.ts'
import { DebtField, isDebtField } from './debt-fields.tsx'
import type { DeedDraft } from './deed-draft.ts'
import { contractField, deedForms } from './deed-forms.ts'
import { HandInField } from './hand-in-fields.tsx'
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
  const words = useWords(deedWords)
  const field = (name: keyof DeedDraft) => ({
    id: `deed-${name}`,
    value: draft[name],
    error: errorAt(errors, contractField[name] ?? name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const check = (name: 'evenLocked' | 'payLater' | 'always') => ({
    id: `deed-${name}`,
    checked: draft[name] !== '',
    onChange: ({ target }: { target: { checked: boolean } }) =>
      onChange({ [name]: target.checked ? 'yes' : '' }),
  })
  const accounts = open.deed === 'goodwill' ? goodwillAccounts : allAccounts
  const dayLabel =
    { promise: words.payOn, writeNote: words.untilOn }[open.deed as string] ?? words.day
  const byName = {
    reader: (
      <Select {...field('reader')} label={words.reader}>
        {(['driver', 'office'] as const).map((reader) => (
          <option key={reader} value={reader}>
            {words.readers[reader]}
          </option>
        ))}
      </Select>
    ),
    body: <TextInput {...field('body')} label={words.noteBody} autoComplete="off" />,
    orderIds: <TextInput {...field('orderIds')} label={words.orders} hint={words.ordersHint} />,
    day: <TextInput {...field('day')} label={dayLabel} type="date" />,
    reason: (
      <TextInput {...field('reason')} label={words.reason} hint={reasonHint(open, draft, words)} />
    ),
    evenLocked: <Checkbox {...check('evenLocked')} label={words.evenLocked} />,
    account: (
      <Select {...field('account')} label={words.account}>
        {accounts.map((account) => (
          <option key={account} value={account}>
            {words.accounts[account]}
          </option>
        ))}
      </Select>
    ),
    euros: (
      <TextInput
        {...field('euros')}
        label={words.euros}
        hint={eurosHint(open, draft, words)}
        inputMode="decimal"
        autoComplete="off"
        end="€"
      />
    ),
    limit: <TextInput {...field('limit')} label={words.limit} inputMode="decimal" end="€" />,
    payLater: <Checkbox {...check('payLater')} label={words.payLater} />,
    customer: (
      <CustomerField
        field={field('customer')}
        onChoose={(customerId) => onChange({ customer: String(customerId) })}
      />
    ),
    split: (
      <SplitField
        value={draft.split}
        error={errorAt(errors, 'parts')}
        onChange={(split) => onChange({ split })}
      />
    ),
    always: <Checkbox {...check('always')} label={words.always} />,
  }
  return deedForms[open.deed].fields.map((name) => (
    <div key={name}>
      {isDebtField(name) ? (
        <DebtField open={open} name={name} draft={draft} field={field(name)} onChange={onChange} />
      ) : name in byName ? (
        byName[name as keyof typeof byName]
      ) : (
        <HandInField name={name} open={open} field={field(name)} />
      )}
    </div>
  ))
}

function eurosHint({ deed }: OpenDeed, draft: DeedDraft, words: Words): string | undefined {
  if (deed === 'refund' && draft.refundWhat === 'deposit') return words.wholeHint
  return deed === 'correct' ? words.eurosHint : undefined
}

/** A list's problem may stand at one of its members. */
const errorAt = (errors: FieldMessages, name: string) =>
  Object.entries(errors).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1]

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
  'unmatch',
  ...Object.keys(stockForms),
  ...Object.keys(debtForms).filter((deed) => deed !== 'writeOff'),
]

const allAccounts = ['account', 'bonus', 'deposit'] as const
const goodwillAccounts = ['bonus', 'account'] as const
