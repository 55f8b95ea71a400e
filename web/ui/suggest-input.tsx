import type { ComponentProps, KeyboardEvent } from 'react'
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
export function SuggestInput<Found extends Suggestion>(props: Props<Found>) {
  const { suggestions, onPick, words, ...field } = props
  const list = useSuggestionList(suggestions.length)
  const pick = (suggestion: Found) => {
    list.close()
    onPick(suggestion)
  }
  const pickByEnter = (event: KeyboardEvent) => {
    const active = list.isOpen ? suggestions[list.active] : undefined
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
        onKeyDown={pickByEnter}
        onBlur={(event) => {
          field.onBlur?.(event)
          list.close()
        }}
        {...list.comboboxProps}
      />
      <SuggestionList
        id={list.id}
        label={words.suggestions}
        suggestions={list.isOpen ? suggestions : []}
        active={list.active}
        onPick={pick}
      />
      <output className="vh">{list.isOpen ? words.suggested(suggestions.length) : ''}</output>
    </div>
  )
}
