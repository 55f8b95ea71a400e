import type { Json } from './json-schema.ts'

const byFormat: Record<string, string> = {
  date: '2026-11-27',
  'date-time': '2026-11-23T08:15:00.000Z',
}

const byType: Record<string, unknown> = { integer: 1, boolean: true, null: null }

/** A value that a schema allows, made of the examples of its fields; undefined where none is known. */
export function exampleOf(schema: Json, named: Json): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (typeof schema.$ref === 'string')
    return exampleOf(named[schema.$ref.split('/').at(-1)!] as Json, named)
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return exampleOf(choices[0]!, named)
  if (schema.type === 'object') return objectOf(schema, named)
  if (schema.type === 'array') {
    const item = exampleOf((schema.items ?? {}) as Json, named)
    return item === undefined ? [] : [item]
  }
  if (typeof schema.format === 'string') return byFormat[schema.format]
  return byType[schema.type as string]
}

const objectOf = (schema: Json, named: Json) =>
  Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, field]) => {
      const example = exampleOf(field, named)
      return example === undefined ? [] : [[name, example]]
    }),
  )
