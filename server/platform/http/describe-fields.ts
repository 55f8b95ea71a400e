import type { FieldTexts } from '../../../contract/shared/field-texts.ts'
import { exampleOf } from './json-example.ts'
import type { Json } from './json-schema.ts'

const parts = (schema: Json): Json[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Json[])

/** The text of the longest name that ends like this path: `Order.may.edit`, `may.edit`, `edit`. */
const textOf = (path: string[], texts: FieldTexts) => {
  const name = path.map((_, index) => path.slice(index).join('.')).find((name) => name in texts)
  const text = name === undefined ? undefined : texts[name]
  return typeof text === 'string' ? { text } : { text: text?.[0], example: text?.[1] }
}

const isValue = (field: Json): boolean =>
  !(
    '$ref' in field ||
    'properties' in field ||
    'items' in field ||
    'additionalProperties' in field
  ) && parts(field).every(isValue)

/** Says of each field below a schema what it means, and of each value an example. */
export function describeFields(schema: Json, path: string[], texts: FieldTexts, named: Json): void {
  for (const part of parts(schema)) describeFields(part, path, texts, named)
  for (const key of ['items', 'additionalProperties'])
    if (typeof schema[key] === 'object') describeFields(schema[key] as Json, path, texts, named)
  const fields = (schema.properties ?? {}) as Record<string, Json>
  for (const [name, field] of Object.entries(fields)) {
    describeField(field, [...path, name], texts, named)
    describeFields(field, [...path, name], texts, named)
  }
}

export function describeField(field: Json, path: string[], texts: FieldTexts, named: Json): void {
  const { text, example } = textOf(path, texts)
  const description = [text, field.description].filter(Boolean).join('. ')
  if (description) field.description = description
  if (example !== undefined) field.examples = [example]
  else if (isValue(field)) {
    const own = exampleOf(field, named)
    if (own !== undefined) field.examples = [own]
  }
}
