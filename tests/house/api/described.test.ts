import { expect, test } from 'vitest'
import type { ApiDocument } from '../../../server/platform/http/openapi.ts'
import type { Json } from '../../../server/platform/http/json-schema.ts'
import { apiDescriptions } from '../../../server/api-descriptions.ts'
import { testShop } from '../../support/shop.ts'

const shop = await testShop()
const document = (await shop.server.inject('/api/openapi.json')).json<ApiDocument>()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

type Field = { path: string; field: Json; isValue: boolean }

const partsOf = (schema: Json) =>
  [schema.anyOf, schema.oneOf, schema.allOf, schema.items, schema.additionalProperties]
    .flat()
    .filter(isRecord)

const isValue = (field: Json): boolean =>
  !(
    '$ref' in field ||
    'properties' in field ||
    'items' in field ||
    'additionalProperties' in field
  ) && partsOf(field).every(isValue)

/** Every field below a schema, with the names above it. */
function fieldsOf(schema: Json, path: string): Field[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(
    ([name, field]) => [
      { path: `${path}.${name}`, field, isValue: isValue(field) },
      ...fieldsOf(field, `${path}.${name}`),
    ],
  )
  return [...own, ...partsOf(schema).flatMap((part) => fieldsOf(part, path))]
}

const fields = [
  ...Object.entries(document.components.schemas as Record<string, Json>).flatMap(([name, schema]) =>
    fieldsOf(schema, name),
  ),
  ...operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody ?? [], Object.values(responses)]
      .flat()
      .flatMap(({ content }) => fieldsOf(content['application/json'].schema, operationId)),
  ),
]

/** Texts that say a unit or numbers alone say nothing of the field. */
const isDescribed = ({ description = '' }: Json & { description?: string }) =>
  description.replace(/^Euros, at most two decimals$/, '') !== ''

// P-m15
test('every field of the API is described, and every value has an example', () => {
  expect(fields.length).toBeGreaterThan(1_000)
  const without = fields.filter(({ field }) => !isDescribed(field))
  expect(without.map(({ path }) => path)).toEqual([])
  const bare = fields.filter(({ field, isValue }) => isValue && !field.examples)
  expect(bare.map(({ path }) => path)).toEqual([])
})

// P-m15
test('every parameter is described with an example, every body and answer has one', () => {
  for (const { operationId, parameters, requestBody, responses } of operations) {
    for (const { name, description, schema } of parameters) {
      expect(description, `${operationId} ${name}`).not.toBe(`The ${name.replaceAll('_', ' ')}`)
      expect(schema.examples, `${operationId} ${name}`).toHaveLength(1)
    }
    for (const { content } of [requestBody ?? [], Object.values(responses)].flat())
      expect(content['application/json'], operationId).toHaveProperty('example')
  }
})

test('no text describes a field or a parameter that is gone', () => {
  const isUsed = (key: string, paths: string[]) =>
    paths.some((path) => path === key || path.endsWith(`.${key}`))
  const fieldPaths = fields.map(({ path }) => path)
  const parameterPaths = operations.flatMap(({ operationId, parameters }) =>
    parameters.map(({ name }) => `${operationId}.${name}`),
  )
  const { groups, ...texts } = apiDescriptions.shop.texts
  expect(Object.keys(texts.fields).filter((key) => !isUsed(key, fieldPaths))).toEqual([])
  expect(Object.keys(texts.parameters).filter((key) => !isUsed(key, parameterPaths))).toEqual([])
  const firstParts = new Set(Object.keys(document.paths).map((path) => path.split('/')[1]))
  const listed = Object.values(groups).flatMap(({ paths }) => paths)
  expect(firstParts).toEqual(new Set(listed))
})

test('the page about the API shows each call, record and step', async () => {
  const { body } = await shop.server.inject('/api/docs')
  for (const { operationId } of operations) expect(body).toContain(`<section id="${operationId}">`)
  for (const name of Object.keys(document.components.schemas))
    expect(body).toContain(`<section id="schema-${name}">`)
  expect(body).toContain('<li><code>POST /cart/{id}/processcart</code> places the order')
  expect(body).not.toContain('undefined')
})
