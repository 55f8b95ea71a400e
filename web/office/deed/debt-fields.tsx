import type { ChangeEventHandler } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { debtWords } from '../../words/office/debts.ts'
import { refundWords } from '../../words/office/refunds.ts'
import { useWords } from '../../words/use-words.ts'
import type { DeedDraft } from './deed-draft.ts'

export const debtFieldNames = ['parts', 'refundTo', 'iban', 'withAccount', 'refund'] as const
type Name = (typeof debtFieldNames)[number]

export const isDebtField = (name: keyof DeedDraft): name is Name =>
  (debtFieldNames as readonly string[]).includes(name)

type Props = {
  name: Name
  draft: DeedDraft
  field: {
    id: string
    value: string
    error: string | undefined
    onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  }
  onChange: (part: Partial<DeedDraft>) => void
}

const targets = ['account', 'card', 'iban'] as const

/** A field of a deed with a debt or a refund. */
export function DebtField({ name, draft, field, onChange }: Props) {
  const debts = useWords(debtWords)
  const refunds = useWords(refundWords)
  const isToAccount = draft.refundTo === 'account'
  switch (name) {
    case 'parts':
      return <TextInput {...field} label={debts.parts} hint={debts.partsHint} inputMode="numeric" />
    case 'refundTo':
      return (
        <Select {...field} label={refunds.to}>
          {targets.map((target) => (
            <option key={target} value={target}>
              {refunds.targets[target]}
            </option>
          ))}
        </Select>
      )
    case 'iban':
      return draft.refundTo === 'iban' ? (
        <TextInput {...field} label="IBAN" autoComplete="off" />
      ) : null
    case 'withAccount':
      return isToAccount ? null : (
        <Checkbox
          id={field.id}
          checked={draft.withAccount !== ''}
          onChange={({ target }) => onChange({ withAccount: target.checked ? 'yes' : '' })}
          label={refunds.withAccount}
        />
      )
    case 'refund':
      return (
        <TextInput
          {...field}
          label={refunds.number}
          hint={refunds.numberHint}
          inputMode="numeric"
          autoComplete="off"
        />
      )
  }
}
