import type { EarlyInput, FormField } from './replay-input.ts'

declare global {
  interface Window {
    /** Stops recording and returns what was recorded. */
    takeEarlyInput?: () => EarlyInput
  }
}

/**
 * Records presses until React runs, and stops forms without an action, which the browser would
 * send with their fields in the address. Written into the page as source text, so it may use
 * nothing outside itself.
 */
function recordEarlyInput() {
  let pressed: Element | null = null
  // after the event has passed: React may start and handle it in the meantime
  const recordPress = ({ target }: Event) => {
    setTimeout(() => (pressed = (target as Element).closest('button')))
  }
  const preventSubmit = (event: Event) => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault()
  }
  const isChanged = (field: FormField) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected)
    }
    const isMarked =
      field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    return isMarked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  }
  addEventListener('click', recordPress, true)
  addEventListener('submit', preventSubmit, true)
  window.takeEarlyInput = () => {
    removeEventListener('click', recordPress, true)
    removeEventListener('submit', preventSubmit, true)
    const fields = [...document.querySelectorAll<FormField>('input, textarea, select')]
    const changed = fields.filter(isChanged).map((field) => ({
      field,
      renderedValue: 'defaultValue' in field ? field.defaultValue : '',
      value: field.value,
      checked: 'checked' in field && field.checked,
    }))
    return { pressed, changed }
  }
}

/** The script of the page's head; the browser's own bundle does not need its text. */
export const earlyInputScript = import.meta.env.SSR ? `(${recordEarlyInput.toString()})()` : ''

/** Repeats what the visitor did before React ran; the code for it is fetched only when needed. */
export function replayEarlyInput() {
  const early = window.takeEarlyInput?.()
  if (early && (early.pressed !== null || early.changed.length > 0))
    void import('./replay-input.ts').then(({ replayInput }) => replayInput(early))
}
