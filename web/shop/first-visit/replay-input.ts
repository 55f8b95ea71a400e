import { setFieldValue } from '../../ui/set-field-value.ts'

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that a person, or the browser restoring a form, has changed since it was rendered. */
type ChangedField = {
  field: FormField
  renderedValue: string
  value: string
  checked: boolean
}

/** What a visitor did before React was running: the last press and the changed fields. */
export type EarlyInput = { pressed: Element | null; changed: ChangedField[] }

/** Repeats what was done before React ran: React knows nothing of it and would reset the fields. */
export function replayInput({ pressed, changed }: EarlyInput) {
  for (const { field, renderedValue, value, checked } of changed) {
    if (field instanceof HTMLSelectElement) choose(field, value)
    else if (field.type === 'checkbox' || field.type === 'radio')
      mark(field as HTMLInputElement, checked)
    // a value typed since then wins
    else if (field.value === value || field.value === renderedValue) setFieldValue(field, value)
  }
  // after React has taken over the fields
  if (pressed instanceof HTMLElement) setTimeout(() => pressed.isConnected && pressed.click())
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Only the chosen radio button of a group is pressed. */
function mark(field: HTMLInputElement, checked: boolean) {
  if (field.type === 'radio' && !checked) return
  field.checked = !checked
  field.click()
}
