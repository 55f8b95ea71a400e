import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'
import { TextInput } from './text-input.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'
import './search-box.css'
import './suggest-input.css'

type Props<Found extends Suggestion> = ComponentProps<typeof TextInput> & {
  value: string
  suggestions: readonly Found[]
  onPick: (suggestion: Found) => void
  words: { suggestions: string; suggested: (count: number) => string }
}

/** A text field that may be completed from a list; any other text may be typed as well. */
export function SuggestInput<Found extends Suggestion>({
  suggestions,
  onPick,
  words,
  ...field
}: Props<Found>) {
  const list = useSuggestionList(suggestions.length)
  const listId = useId()
  const active = list.isOpen ? suggestions[list.active] : undefined

  function pick(suggestion: Found) {
    list.close()
    onPick(suggestion)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !active) return list.moveByKey(event)
    // it would send the form
    event.preventDefault()
    pick(active)
  }
  return (
    <div className="suggest">
      <TextInput
        {...field}
        onChange={(event) => {
          field.onChange?.(event)
          list.openFor(event.target.value)
        }}
        onKeyDown={press}
        onBlur={(event) => {
          field.onBlur?.(event)
          list.close()
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- TextInput is an input
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${list.active}` : undefined}
      />
      <SuggestionList
        id={listId}
        label={words.suggestions}
        suggestions={list.isOpen ? suggestions : []}
        active={list.active}
        onPick={pick}
      />
      <output className="vh">{list.isOpen ? words.suggested(suggestions.length) : ''}</output>
    </div>
  )
}
