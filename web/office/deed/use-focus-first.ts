import { useEffect } from 'react'

/** A dialog focuses its button of closing; a deed is opened to be done, by Enter. */
export function useFocusFirst() {
  useEffect(() => {
    const [first] = document.querySelectorAll<HTMLElement>(
      'dialog[open] form.deed :is(input, select, textarea, button)',
    )
    first?.focus()
  }, [])
}
