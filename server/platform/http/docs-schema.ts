import type { Json } from './json-schema.ts'

export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A sentence of the document, its names of fields in code. */
export const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const parts = (schema: Json): Json[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Json[])

/** The kind of a value in a word; a named one leads to its own section. */
function kindOf(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => escape(String(value))).join(' | ')
  if ('const' in schema) return escape(JSON.stringify(schema.const))
  if (schema.type === 'array') return `list of ${kindOf((schema.items ?? {}) as Json)}`
  const choices = parts(schema)
  if (choices.length > 0) return [...new Set(choices.map(kindOf))].join(' or ')
  const kinds = [schema.format ?? schema.type ?? 'any'].flat() as string[]
  return escape(kinds.join(' or '))
}

/** The rows of a schema's fields, those of fields without a name of their own below them. */
function rowsOf(schema: Json, above: string): string[] {
  const inner = [...parts(schema), schema.items, schema.additionalProperties]
    .filter((part): part is Json => typeof part === 'object' && part !== null)
    .flatMap((part) => rowsOf(part, above))
  const must = (schema.required ?? []) as string[]
  const own = Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(
    ([name, field]) => {
      const example = (field.examples as unknown[] | undefined)?.[0]
      return [
        `<tr><td><code>${escape(above + name)}${must.includes(name) ? '' : '?'}</code></td>` +
          `<td>${kindOf(field)}</td><td>${prose((field.description ?? '') as string)}` +
          `${example === undefined ? '' : ` <small>${escape(JSON.stringify(example))}</small>`}</td></tr>`,
        ...rowsOf(field, `${above}${name}.`),
      ]
    },
  )
  return [...own, ...inner]
}

export function fieldTable(schema: Json): string {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return `<p>${kindOf(schema)}</p>`
  return `<table><thead><tr><th>Field</th><th>Kind</th><th>Meaning and example</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export const exampleBlock = (example: unknown): string =>
  example === undefined ? '' : `<pre>${escape(JSON.stringify(example, undefined, 2))}</pre>`
