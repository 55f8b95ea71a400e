import type { ComponentProps } from 'react'
import { formatChange } from '../../../domain/money.ts'
import { fieldsOf } from '../../client/use-form.ts'
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
  const field = fieldsOf({ draft: split, change, errors: {}, path: 'deed-split-' })
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
      <EuroInput {...field('fee')} label={words.withheld} />
      <EuroInput {...field('provider')} label={words.fromProvider} />
      <p aria-live="polite" className={left === 0 ? 'quiet' : undefined}>
        {Number.isNaN(left) ? words.leftUnknown : words.left(formatChange(left, language))}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  )
}

const EuroInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} inputMode="decimal" autoComplete="off" end="€" />
)

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
      <EuroInput
        id={`deed-split-${at}-euros`}
        value={part.euros}
        label={deeds.euros}
        onChange={({ target }) => onChange({ euros: target.value })}
      />
    </fieldset>
  )
}
