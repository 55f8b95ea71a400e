/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role --
   the combobox pattern: no native list can show a picture, and the field handles the keys */
import { type PointerEvent, type ReactNode } from 'react'

export type Suggestion = { id: string; label: ReactNode; detail?: ReactNode; picture?: ReactNode }

type Props<Found extends Suggestion> = {
  id: string
  label: string
  suggestions: readonly Found[]
  active: number
  onPick: (suggestion: Found) => void
}

/** The focus stays in the field, whose `aria-activedescendant` names the active suggestion. */
export function SuggestionList<Found extends Suggestion>({
  id,
  label,
  suggestions,
  active,
  onPick,
}: Props<Found>) {
  return (
    <ul
      className="find__list"
      id={id}
      role="listbox"
      aria-label={label}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={preventBlur}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.picture}
          <span className="find__label">{suggestion.label}</span>
          {suggestion.detail !== undefined && (
            <span className="find__detail">{suggestion.detail}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const preventBlur = (event: PointerEvent) => event.preventDefault()
