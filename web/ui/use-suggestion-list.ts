import { type KeyboardEvent, useId, useState } from 'react'

/**
 * Whether the list is open, and the index of the active suggestion; -1 is the typed text itself.
 */
export function useSuggestionList(count: number) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = open && count > 0

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function openFor(text: string) {
    setOpen(text.trim() !== '')
    setActive(-1)
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      return close()
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || count === 0) return
    event.preventDefault()
    setOpen(true)
    setActive(cycled(active + by, count))
  }

  const comboboxProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-activedescendant':
      isOpen && active >= 0 && active < count ? `${id}-${active}` : undefined,
  } as const
  return { id, isOpen, active, setOpen, close, openFor, moveByKey, comboboxProps }
}

/** After the last suggestion comes the typed text, then the first again. */
const cycled = (index: number, count: number) => ((index + 1 + count + 1) % (count + 1)) - 1
