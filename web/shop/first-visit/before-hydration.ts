type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that a person, or the browser restoring a form, has changed since it was rendered. */
export type ChangedField = {
  field: FormField
  renderedValue: string
  value: string
  checked: boolean
}

/** What a visitor did before React was running: the last press and the changed fields. */
export type EarlyInput = { pressed: Element | null; changed: ChangedField[] }

declare global {
  interface Window {
    /** Stops recording and returns what was recorded; calls `isUsed` if the page is in use. */
    takeEarlyInput?: (isUsed: () => void) => EarlyInput
  }
}

/**
 * Written into the page as source text, so it may use nothing outside itself. It records presses
 * until React runs. It stops forms without an action, which the browser would send with their
 * fields in the address. The scripts are fetched after the first paint; a hidden page never
 * paints, so its scripts are fetched at once.
 */
export async function beforeHydration(files: string[]) {
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
  window.takeEarlyInput = (isUsed) => {
    removeEventListener('click', recordPress, true)
    removeEventListener('submit', preventSubmit, true)
    const fields = [...document.querySelectorAll<FormField>('input, textarea, select')]
    const changed = fields.filter(isChanged).map((field) => ({
      field,
      renderedValue: 'defaultValue' in field ? field.defaultValue : '',
      value: field.value,
      checked: 'checked' in field && field.checked,
    }))
    if (pressed !== null || changed.length > 0 || document.activeElement !== document.body) isUsed()
    return { pressed, changed }
  }
  if (!document.hidden)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
