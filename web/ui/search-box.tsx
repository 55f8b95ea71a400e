import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from './icon.tsx'
import { BareSelect } from './bare-select.tsx'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'
import './text-input.css'
import './button.css'
import './search-box.css'

type Props<Found extends Suggestion> = {
  /** The form's action and its field names, for browsers without JavaScript. */
  action: string
  names: { text: string; scope: string }
  text: string
  onText: (text: string) => void
  scopes: readonly { value: string; label: string }[]
  scope: string
  onScope: (scope: string) => void
  suggestions: readonly Found[]
  onPick: (suggestion: Found) => void
  /** By what stands in the fields, which may be more than this page knows of yet. */
  onSearch: (text: string, scope: string) => void
  words: {
    form: string
    text: string
    placeholder: string
    scope: string
    search: string
    found: (n: number) => string
  }
}

/** A combobox: typing opens suggestions, arrows choose, Enter searches or opens, Escape closes. */
export function SearchBox<Found extends Suggestion>(props: Props<Found>) {
  const { suggestions, words } = props
  const list = useSuggestionList(suggestions.length)
  const active = list.isOpen ? suggestions[list.active] : undefined

  function pick(suggestion: Found) {
    list.close()
    props.onPick(suggestion)
  }
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (active) return pick(active)
    list.close()
    const { text, scope } = props.names
    const typed = new FormData(event.currentTarget)
    props.onSearch(typed.get(text) as string, typed.get(scope) as string)
  }
  return (
    <search className="find" aria-label={words.form}>
      <form className="find__form" action={props.action} onSubmit={submit}>
        <ScopeSelect {...props} />
        <TextField {...props} list={list} />
        <button className="btn" type="submit" aria-label={words.search}>
          <Icon name="search" />
        </button>
      </form>
      <SuggestionList
        id={list.id}
        label={words.text}
        suggestions={list.isOpen ? suggestions : []}
        active={list.active}
        onPick={pick}
      />
      <output className="vh">{list.isOpen ? words.found(suggestions.length) : ''}</output>
    </search>
  )
}

type ScopeProps = Pick<Props<Suggestion>, 'names' | 'scopes' | 'scope' | 'onScope' | 'words'>

const ScopeSelect = ({ names, scopes, scope, onScope, words }: ScopeProps) => (
  <BareSelect
    name={names.scope}
    aria-label={words.scope}
    value={scope}
    onChange={(event) => onScope(event.target.value)}
  >
    {scopes.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </BareSelect>
)

type FieldProps = Pick<
  Props<Suggestion>,
  'names' | 'text' | 'onText' | 'scope' | 'onScope' | 'words'
> & { list: ReturnType<typeof useSuggestionList> }

function TextField({ names, text, onText, scope, onScope, words, list }: FieldProps) {
  function type(typed: string) {
    onText(typed)
    list.openFor(typed)
  }
  // takes over what was typed and chosen before React ran
  const field = useRef<HTMLInputElement>(null)
  const takeEarlyInput = useEffectEvent(({ value, form }: HTMLInputElement) => {
    const select = form?.elements.namedItem(names.scope)
    if (select instanceof HTMLSelectElement && select.value !== scope) onScope(select.value)
    if (value) type(value)
  })
  useEffect(() => void (field.current && takeEarlyInput(field.current)), [])
  return (
    <input
      ref={field}
      className="input"
      type="text"
      inputMode="search"
      name={names.text}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={list.moveByKey}
      onFocus={(event) => list.setOpen(event.target.value.trim() !== '')}
      onBlur={list.close}
      placeholder={words.placeholder}
      autoComplete="off"
      enterKeyHint="search"
      aria-label={words.text}
      {...list.comboboxProps}
    />
  )
}
