import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import type { DeedDraft, DeedField } from './deed-draft.ts'
import type { OpenDeed } from './open-deed.ts'

const moneyFieldNames = ['account', 'euros', 'limit', 'payLater'] as const
type Name = (typeof moneyFieldNames)[number]

export const isMoneyField = (name: keyof DeedDraft): name is Name =>
  (moneyFieldNames as readonly string[]).includes(name)

const allAccounts = ['account', 'bonus', 'deposit'] as const
const goodwillAccounts = ['bonus', 'account'] as const

type Props = {
  open: OpenDeed
  name: Name
  draft: DeedDraft
  field: DeedField
  onChange: (part: Partial<DeedDraft>) => void
}

/** A field of a deed with the money of a customer. */
export function MoneyField({ open, name, draft, field, onChange }: Props) {
  const words = useWords(deedWords)
  if (name === 'account')
    return (
      <Select {...field} label={words.account}>
        {(open.deed === 'goodwill' ? goodwillAccounts : allAccounts).map((account) => (
          <option key={account} value={account}>
            {words.accounts[account]}
          </option>
        ))}
      </Select>
    )
  if (name === 'limit')
    return <TextInput {...field} label={words.limit} inputMode="decimal" end="€" />
  if (name === 'payLater')
    return (
      <Checkbox
        id={field.id}
        checked={draft.payLater !== ''}
        onChange={({ target }) => onChange({ payLater: target.checked ? 'yes' : '' })}
        label={words.payLater}
      />
    )
  const isWhole = open.deed === 'refund' && draft.refundWhat === 'deposit'
  const hint = isWhole ? words.wholeHint : open.deed === 'correct' ? words.eurosHint : undefined
  return (
    <TextInput
      {...field}
      label={words.euros}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      end="€"
    />
  )
}
