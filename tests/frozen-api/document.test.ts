import { expect, test } from 'vitest'
import { testShop } from '../support/shop.ts'
import type { Json } from './kit/conversation.ts'
import { expectKept } from './kit/frozen-answers.ts'

const shop = await testShop()

/** A line for each member, as `200 data[].id: integer`, and for each value of a closed list. */
function linesOf(schema: Json, document: Json, at: string, above: string[] = []): string[] {
  if (typeof schema?.$ref === 'string') {
    if (above.includes(schema.$ref)) return [`${at}: again ${schema.$ref.split('/').at(-1)}`]
    const named = schema.$ref.slice(2).split('/')
    const found = named.reduce((inner: Json, name: string) => inner[name], document)
    return linesOf(found, document, at, [...above, schema.$ref])
  }
  const inner = (part: Json, place: string) => linesOf(part, document, place, above)
  const must = new Set<string>(schema.required ?? [])
  const kinds = [schema.type ?? []].flat() as string[]
  const closed = schema.enum ?? ('const' in schema ? [schema.const] : [])
  return [
    ...kinds.map((kind) => `${at}: ${kind}${schema.format ? ` (${schema.format})` : ''}`),
    ...closed.map((value: unknown) => `${at} = ${JSON.stringify(value)}`),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      inner(part, at),
    ),
    ...(schema.items ? inner(schema.items, `${at}[]`) : []),
    ...(schema.prefixItems ?? []).flatMap((part: Json) => inner(part, `${at}[]`)),
    ...(typeof schema.additionalProperties === 'object'
      ? inner(schema.additionalProperties, `${at}.*`)
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      inner(member, `${at}.${name}${must.has(name) ? '' : '?'}`),
    ),
  ]
}

function linesOfCall(operation: Json, document: Json): string[] {
  const asked = (operation.parameters ?? []).flatMap((parameter: Json) =>
    linesOf(
      parameter.schema,
      document,
      `${parameter.in}.${parameter.name}${parameter.required ? '' : '?'}`,
    ),
  )
  const body = operation.requestBody?.content['application/json'].schema
  const answers = Object.entries<Json>(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return [`answers ${status}`, ...(schema ? linesOf(schema, document, status) : [])]
  })
  return [...new Set([...asked, ...(body ? linesOf(body, document, 'body') : []), ...answers])]
}

test('the document keeps every call, parameter and field that it had, with its type', async () => {
  const document: Json = (await shop.server.inject('/api/openapi.json')).json()
  const told = Object.fromEntries(
    Object.entries<Json>(document.paths)
      .flatMap(([path, operations]) =>
        Object.entries<Json>(operations).map(
          ([method, operation]) =>
            [
              `${method.toUpperCase()} ${path}`,
              linesOfCall(operation, document).toSorted(),
            ] as const,
        ),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  expect(Object.keys(told).length).toBeGreaterThan(100)
  expectKept('document', told)
})
