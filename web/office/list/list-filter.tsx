import type { Condition, ListFields, Operator } from '../../../domain/office/list-query.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { listWords } from '../../words/office/list.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { ConditionForm, type ConditionFormProps } from './condition-form.tsx'
import type { FieldWords } from './list-props.ts'
import { useListMenu } from './use-list-menu.ts'

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
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('summary')?.focus()
            onChange(conditions.toSpliced(at, 1))
          }}
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

function AddCondition({ fields, words: fieldWords, onAdd }: ConditionFormProps) {
  const words = useWords(listWords)
  const { ref, close } = useListMenu()
  const open = () => {
    ref.current?.setAttribute('open', '')
    ref.current?.querySelector('select')?.focus()
  }
  useShortcuts([{ keys: 'f', label: words.filter, group: 'list', run: open }])
  const add = (condition: Condition) => {
    close()
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
