/** Sets a value so that React notices: it ignores an input event whose value it set itself. */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
