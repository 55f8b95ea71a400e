import { type KeyboardEvent, useState } from 'react'

/**
 * Whether the list is open, and the index of the active suggestion; -1 is the typed text itself.
 */
export function useSuggestionList(count: number) {
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
    const positions = count + 1
    setActive(((active + 1 + by + positions) % positions) - 1)
  }
  return { isOpen, active, setOpen, close, openFor, moveByKey }
}
