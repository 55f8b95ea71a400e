import type { Begun } from '../before-program.ts'
import { fill } from '../ui/fill.ts'

/** Does what was begun before the program came: React knows nothing of it, and draws fields as it thinks they are. */
export function catchUp({ pressed, filled }: Begun) {
  for (const { field, drawn, value, checked } of filled) {
    if (field instanceof HTMLSelectElement) choose(field, value)
    else if (field.type === 'checkbox' || field.type === 'radio')
      mark(field as HTMLInputElement, checked)
    // what has been written since then counts
    else if (field.value === value || field.value === drawn) fill(field, value)
  }
  // when what was filled in has been taken over
  if (pressed instanceof HTMLElement) setTimeout(() => pressed.isConnected && pressed.click())
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Of radio buttons, only the chosen one is pressed. */
function mark(field: HTMLInputElement, checked: boolean) {
  if (field.type === 'radio' && !checked) return
  field.checked = !checked
  field.click()
}
