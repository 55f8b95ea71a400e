import { formatChange } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerField } from './customer-field.tsx'
import { leftOfSplit, readSplit, type SplitDraft } from './split-draft.ts'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }
type Part = SplitDraft['parts'][number]

/** Whose the parts of a line are, and what was withheld from it. */
export function SplitField({ value, error, onChange }: Props) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const split = readSplit(value)
  const { parts } = split
  const change = (part: Partial<SplitDraft>) => onChange(JSON.stringify({ ...split, ...part }))
  const changePart = (at: number, part: Partial<Part>) =>
    change({ parts: parts.map((each, index) => (index === at ? { ...each, ...part } : each)) })
  const left = leftOfSplit(split)
  const sum = (name: 'provider' | 'fee', label: string) => (
    <TextInput
      id={`deed-split-${name}`}
      value={split[name]}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      end="€"
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      {parts.map((part, at) => (
        <SplitPart
          // eslint-disable-next-line react/no-array-index-key -- parts have no other name
          key={at}
          at={at}
          part={part}
          onChange={(changed) => changePart(at, changed)}
        />
      ))}
      <Button
        look="text"
        onClick={() => change({ parts: [...parts, { customer: '', euros: '' }] })}
      >
        {words.addPart}
      </Button>
      {sum('fee', words.withheld)}
      {sum('provider', words.fromProvider)}
      <p aria-live="polite" className={left === 0 ? 'quiet' : undefined}>
        {Number.isNaN(left) ? words.leftUnknown : words.left(formatChange(left, language))}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  )
}

type PartProps = { at: number; part: Part; onChange: (part: Partial<Part>) => void }

function SplitPart({ at, part, onChange }: PartProps) {
  const words = useWords(bankWords)
  const deeds = useWords(deedWords)
  return (
    <fieldset className="bank-part">
      <legend>{words.part(at + 1)}</legend>
      <CustomerField
        field={{
          id: `deed-split-${at}`,
          value: part.customer,
          error: undefined,
          onChange: ({ target }) => onChange({ customer: target.value }),
        }}
        onChoose={(customerId) => onChange({ customer: String(customerId) })}
      />
      <TextInput
        id={`deed-split-${at}-euros`}
        value={part.euros}
        label={deeds.euros}
        inputMode="decimal"
        autoComplete="off"
        end="€"
        onChange={({ target }) => onChange({ euros: target.value })}
      />
    </fieldset>
  )
}
