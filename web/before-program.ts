type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that no longer says what was drawn: by a person, or by the browser's memory. */
export type Filled = { field: Fillable; drawn: string; value: string; checked: boolean }

/** What was pressed last, and what was filled in. */
export type Begun = { pressed: Element | null; filled: Filled[] }

declare global {
  interface Window {
    /** Leaves what happens from now on to the program; says whether somebody uses the page, and answers what was begun. */
    programIsHere?: (isUsed: () => void) => Begun
  }
}

/**
 * Stands in the page itself, as text, so that it knows nothing but what is inside of it. A press is kept for the program. A form that
 * leads nowhere by itself is held: sent by the browser, its fields would stand in the address. The program is asked for when the page
 * has been painted; one that nobody sees is not painted.
 */
export async function beforeProgram(files: string[]) {
  let pressed: Element | null = null
  // when it has gone its way: the program may come, and hear it, while it does
  const keepPress = ({ target }: Event) => {
    setTimeout(() => (pressed = (target as Element).closest('button')))
  }
  const holdForm = (event: Event) => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault()
  }
  const isFilled = (field: Fillable) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected)
    }
    const isMarked =
      field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    return isMarked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  }
  addEventListener('click', keepPress, true)
  addEventListener('submit', holdForm, true)
  window.programIsHere = (isUsed) => {
    removeEventListener('click', keepPress, true)
    removeEventListener('submit', holdForm, true)
    const fields = [...document.querySelectorAll<Fillable>('input, textarea, select')]
    const filled = fields.filter(isFilled).map((field) => ({
      field,
      drawn: 'defaultValue' in field ? field.defaultValue : '',
      value: field.value,
      checked: 'checked' in field && field.checked,
    }))
    if (pressed !== null || filled.length > 0 || document.activeElement !== document.body) isUsed()
    return { pressed, filled }
  }
  if (!document.hidden)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
