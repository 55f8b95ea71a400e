import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { debtWords } from '../../words/office/debts.ts'
import { refundWords } from '../../words/office/refunds.ts'
import { useWords } from '../../words/use-words.ts'
import type { DeedDraft, DeedField } from './deed-draft.ts'
import type { OpenDeed } from './open-deed.ts'
import { RefundWhatField } from './refund-what-field.tsx'

const debtFieldNames = ['parts', 'refundWhat', 'refundTo', 'iban', 'withAccount', 'refund'] as const
type Name = (typeof debtFieldNames)[number]

export const isDebtField = (name: keyof DeedDraft): name is Name =>
  (debtFieldNames as readonly string[]).includes(name)

type Props = {
  open: OpenDeed
  name: Name
  draft: DeedDraft
  field: DeedField
  onChange: (part: Partial<DeedDraft>) => void
}

const targets = ['account', 'card', 'iban'] as const

/** A field of a deed with a debt or a refund; where money cannot go along, it is not asked. */
export function DebtField({ open, name, draft, field, onChange }: Props) {
  const debts = useWords(debtWords)
  const refunds = useWords(refundWords)
  const isDeposit = draft.refundWhat === 'deposit'
  if (name === 'refundWhat')
    return (
      open.deed === 'refund' && (
        <RefundWhatField
          customerId={open.customerId}
          document={open.of?.document}
          value={draft.refundWhat}
          onChange={onChange}
        />
      )
    )
  if (name === 'refundTo') return draft.refundWhat !== 'goodwill' && <RefundTarget field={field} />
  if (name === 'iban')
    return (
      draft.refundTo === 'iban' && <TextInput {...field} label={refunds.iban} autoComplete="off" />
    )
  if (name === 'withAccount')
    return (
      isDeposit &&
      draft.refundTo !== 'account' && (
        <Checkbox
          id={field.id}
          checked={draft.withAccount !== ''}
          onChange={({ target }) => onChange({ withAccount: target.checked ? 'yes' : '' })}
          label={refunds.withAccount}
        />
      )
    )
  const [label, hint] =
    name === 'parts' ? [debts.parts, debts.partsHint] : [refunds.number, refunds.numberHint]
  return <TextInput {...field} label={label} hint={hint} inputMode="numeric" />
}

function RefundTarget({ field }: Pick<Props, 'field'>) {
  const words = useWords(refundWords)
  return (
    <Select {...field} label={words.to}>
      {targets.map((target) => (
        <option key={target} value={target}>
          {words.targets[target]}
        </option>
      ))}
    </Select>
  )
}
