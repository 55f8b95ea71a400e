import { useEffect } from 'react'

/** A dialog focuses its button of closing; a form is opened to be filled in and done, by Enter. */
export function useFocusFirst() {
  useEffect(() => {
    const [first] = document.querySelectorAll<HTMLElement>(
      'dialog[open] :is(form.deed, form.runs-sheet) :is(input, select, textarea, button)',
    )
    first?.focus()
  }, [])
}
