import { type SubmitEvent, useState } from 'react'
import {
  type Condition,
  type ListField,
  type ListFields,
  type Operator,
  operatorsOf,
} from '../../../domain/office/list-query.ts'
import { parseEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import type { FieldWords } from './list-props.ts'

export type ConditionFormProps = {
  fields: ListFields
  words: FieldWords
  onAdd: (condition: Condition) => void
}

type Draft = { field: string; operator: Operator; value: string }

/** One more condition: a field, how it is compared, and with what. */
export function ConditionForm({ fields, words: fieldWords, onAdd }: ConditionFormProps) {
  const words = useWords(listWords)
  const names = Object.keys(fields).filter((name) => fieldWords[name] !== undefined)
  const choicesOf = (name: string) => choicesIn(fields[name]!, fieldWords[name]!)
  const begin = (field: string): Draft => ({
    field,
    operator: operatorsOf[fields[field]!.kind][0],
    value: choicesOf(field)[0] ?? '',
  })
  const [draft, setDraft] = useState(() => begin(names[0]!))
  const { field, operator, value } = draft
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = fields[field]!.isCents ? String(parseEuros(value) ?? '') : value.trim()
    if (wanted !== '') onAdd({ field, operator, values: [wanted] })
  }
  return (
    <form className="list__form" onSubmit={submit}>
      <FieldChoice
        names={names}
        words={fieldWords}
        value={field}
        onChange={(name) => setDraft(begin(name))}
      />
      <OperatorField
        operators={operatorsOf[fields[field]!.kind]}
        value={operator}
        onChange={(chosen) => setDraft({ ...draft, operator: chosen })}
      />
      <ValueField
        field={fields[field]!}
        choices={choicesOf(field)}
        names={fieldWords[field]!.choices}
        value={value}
        onChange={(typed) => setDraft({ ...draft, value: typed })}
      />
      <Button type="submit">{words.add}</Button>
    </form>
  )
}

/** A number that names a person or the like has its choices in words alone. */
const choicesIn = ({ choices }: ListField, words: FieldWords[string]) =>
  choices ?? Object.keys(words.choices ?? {})

type FieldProps = {
  names: readonly string[]
  words: FieldWords
  value: string
  onChange: (name: string) => void
}

function FieldChoice({ names, words: fieldWords, value, onChange }: FieldProps) {
  const words = useWords(listWords)
  return (
    <Select
      id="list-field"
      label={words.field}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {fieldWords[name]!.label}
        </option>
      ))}
    </Select>
  )
}

type OperatorProps = {
  operators: readonly Operator[]
  value: Operator
  onChange: (operator: Operator) => void
}

function OperatorField({ operators, value, onChange }: OperatorProps) {
  const words = useWords(listWords)
  if (operators.length === 1) return null
  return (
    <Select
      id="list-operator"
      label={words.how}
      value={value}
      onChange={({ target }) => onChange(target.value as Operator)}
    >
      {operators.map((name) => (
        <option key={name} value={name}>
          {words.operators[name]}
        </option>
      ))}
    </Select>
  )
}

type ValueProps = {
  field: ListField
  choices: readonly string[]
  names: Record<string, string> | undefined
  value: string
  onChange: (value: string) => void
}

function ValueField({ field: { kind, isCents }, choices, names, value, onChange }: ValueProps) {
  const words = useWords(listWords)
  const own = {
    id: 'list-value',
    label: words.value,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (choices.length > 0)
    return (
      <Select {...own}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? choice}
          </option>
        ))}
      </Select>
    )
  return (
    <TextInput
      {...own}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={isCents ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
      end={isCents ? '€' : undefined}
    />
  )
}
