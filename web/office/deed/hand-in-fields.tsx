import { countedPlaces } from '../../../domain/bottles/container-places.ts'
import {
  differenceHolders,
  differenceReasons,
} from '../../../domain/dispatch/difference-reasons.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { handInWords } from '../../words/office/hand-in.ts'
import { holderWords } from '../../words/office/holders.ts'
import { useWords } from '../../words/use-words.ts'
import type { DeedDraft, DeedField } from './deed-draft.ts'
import type { OpenDeed } from './open-deed.ts'

type Props = {
  name: keyof DeedDraft
  open: OpenDeed
  field: DeedField
}

const containerDeeds = ['bought', 'sent', 'came_back', 'damaged'] as const

/** A field of a deed with cash, bottles or a difference. */
export function HandInField({ name, open, field }: Props) {
  const words = useWords(deedWords)
  const handIn = useWords(handInWords)
  const holders = useWords(holderWords)
  const select = (label: string, options: readonly { value: string; label: string }[]) => (
    <Select {...field} label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
  const named = (keys: readonly string[], labels: Record<string, string>) =>
    keys.map((value) => ({ value, label: labels[value]! }))
  if (name === 'to') {
    const targets = open.deed === 'cash' ? open.targets : []
    return select(
      words.to,
      targets.map(({ place, label }) => ({ value: place, label })),
    )
  }
  if (name === 'what') return select(words.what, named(containerDeeds, words.containerDeeds))
  if (name === 'place') return select(words.place, named(countedPlaces, holders.containerPlaces))
  if (name === 'cause') return select(words.cause, named(differenceReasons, handIn.causes))
  if (name === 'holder') return select(words.holder, named(differenceHolders, handIn.holders))
  if (name === 'note') return <TextInput {...field} label={words.note} />
  if (name === 'km')
    return <TextInput {...field} label={words.km} inputMode="numeric" autoComplete="off" end="km" />
  if (name === 'float') return <FloatField open={open} field={field} />
  if (name === 'pieces') return <TextInput {...field} label={words.pieces} inputMode="numeric" />
  return <TextInput {...field} label={words.amount} />
}

/** What the driver found in the purse; once it is counted, it stays. */
function FloatField({ open, field }: Pick<Props, 'open' | 'field'>) {
  const words = useWords(deedWords)
  const stays = open.deed === 'shiftStart' && open.isPurseCounted
  return (
    <TextInput
      {...field}
      label={words.float}
      hint={stays ? words.floatStays : undefined}
      readOnly={stays}
      inputMode="decimal"
      autoComplete="off"
      end="€"
    />
  )
}
