import { type SubmitEvent, useState } from 'react'
import {
  type Condition,
  type ListField,
  type ListFields,
  type Operator,
  operatorsOf,
} from '../../../domain/office/list-query.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDetailsMenu } from '../../ui/use-details-menu.ts'
import { listWords } from '../../words/office/list.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { FieldWords } from './list-props.ts'

type Props = {
  fields: ListFields
  words: FieldWords
  conditions: readonly Condition[]
  onChange: (conditions: readonly Condition[]) => void
}

/** The conditions as chips that can be taken away, and one more by F. */
export function ListFilter({ fields, words: fieldWords, conditions, onChange }: Props) {
  const words = useWords(listWords)
  const language = useLanguage()
  return (
    <div className="list__filter">
      {conditions.map((condition, at) => (
        <button
          key={`${condition.field} ${condition.operator} ${condition.values.join()}`}
          type="button"
          className="list__chip"
          onClick={() => onChange(conditions.toSpliced(at, 1))}
        >
          {fieldWords[condition.field]?.label ?? condition.field}{' '}
          <b>{shownValue(condition, fields, fieldWords, words.operators, language)}</b>
          <span className="vh">, {words.takeAway}</span>
          <Icon name="close" size={13} />
        </button>
      ))}
      <AddCondition
        fields={fields}
        words={fieldWords}
        onAdd={(condition) => onChange([...conditions, condition])}
      />
    </div>
  )
}

function shownValue(
  { field, operator, values }: Condition,
  fields: ListFields,
  fieldWords: FieldWords,
  operators: Record<Operator, string>,
  language: Language,
) {
  const nameOf = (value: string) =>
    fields[field]?.isCents
      ? formatEuros(Number(value), language)
      : (fieldWords[field]?.choices?.[value] ?? value)
  const named = values.map(nameOf).join(', ')
  const isNamed = fieldWords[field]?.choices !== undefined
  const said = fields[field]?.isCode ? 'eq' : operator
  return isNamed ? named : `${operators[said]} ${named}`.trim()
}

type AddProps = {
  fields: ListFields
  words: FieldWords
  onAdd: (condition: Condition) => void
}

function AddCondition({ fields, words: fieldWords, onAdd }: AddProps) {
  const words = useWords(listWords)
  const { ref, close } = useDetailsMenu()
  const open = () => {
    ref.current?.setAttribute('open', '')
    ref.current?.querySelector('select')?.focus()
  }
  useShortcuts([{ keys: 'f', label: words.filter, group: 'list', run: open }])
  const add = (condition: Condition) => {
    close()
    ref.current?.querySelector('summary')?.focus()
    onAdd(condition)
  }
  return (
    <details className="list__add" ref={ref}>
      <summary className="list__chip list__chip--line">
        <Icon name="plus" size={14} />
        {words.filter}
        <KeyCaps keys="f" />
      </summary>
      <ConditionForm fields={fields} words={fieldWords} onAdd={add} />
    </details>
  )
}

function ConditionForm({ fields, words: fieldWords, onAdd }: AddProps) {
  const words = useWords(listWords)
  const names = Object.keys(fields).filter((name) => fieldWords[name] !== undefined)
  /** A number that names a person or the like has its choices in words alone. */
  const choicesOf = (name: string) =>
    fields[name]!.choices ?? Object.keys(fieldWords[name]!.choices ?? {})
  const [field, setField] = useState(names[0]!)
  const { kind } = fields[field]!
  const choices = choicesOf(field)
  const operators: readonly Operator[] = operatorsOf[kind]
  const [operator, setOperator] = useState<Operator>(operators[0]!)
  const [value, setValue] = useState(choices[0] ?? '')
  const chooseField = (chosen: string) => {
    setField(chosen)
    setOperator(operatorsOf[fields[chosen]!.kind][0])
    setValue(choicesOf(chosen)[0] ?? '')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = fields[field]!.isCents ? String(parseEuros(value) ?? '') : value.trim()
    if (wanted !== '') onAdd({ field, operator, values: [wanted] })
  }
  return (
    <form className="list__form" onSubmit={submit}>
      <Select
        id="list-field"
        label={words.field}
        value={field}
        onChange={({ target }) => chooseField(target.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {fieldWords[name]!.label}
          </option>
        ))}
      </Select>
      {operators.length > 1 && (
        <Select
          id="list-operator"
          label={words.how}
          value={operator}
          onChange={({ target }) => setOperator(target.value as Operator)}
        >
          {operators.map((name) => (
            <option key={name} value={name}>
              {words.operators[name]}
            </option>
          ))}
        </Select>
      )}
      <ValueField
        {...{ choices, value }}
        field={fields[field]!}
        names={fieldWords[field]!.choices}
        onChange={setValue}
      />
      <Button type="submit">{words.add}</Button>
    </form>
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
