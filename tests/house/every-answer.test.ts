import { expect, test } from 'vitest'
import { testShop } from '../support/shop.ts'

const shop = await testShop()

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, headers = {}, payload?: string) =>
  shop.server.inject({ method, url, headers, ...(payload !== undefined && { payload }) })

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  [400, 'bad_json', await ask('POST', '/api/authenticate/guest', JSON_TYPE, '{"a":')],
  [
    400,
    'bad_json',
    await ask('POST', '/api/authenticate/guest', JSON_TYPE, '{"__proto__":{"role":1}}'),
  ],
  [
    415,
    'unsupported_media_type',
    await ask('POST', '/api/authenticate/guest', { 'content-type': 'text/xml' }, '<a/>'),
  ],
  [
    415,
    'unsupported_media_type',
    await ask('POST', '/api/authenticate/guest', { 'content-type': 'text/plain' }, '{}'),
  ],
  [
    413,
    'too_large',
    await ask('POST', '/api/authenticate/guest', JSON_TYPE, `"${'x'.repeat(300_000)}"`),
  ],
  [404, 'not_found', await ask('GET', '/api/nothing')],
  [404, 'not_found', await ask('GET', '/api/%00')],
  [
    401,
    'token_invalid',
    await ask('GET', '/api/authenticate/user', { authorization: 'Basic abc' }),
  ],
  [401, 'token_not_provided', await ask('GET', '/api/authenticate/user')],
])('%i %s has the one shape of a refusal', (status, error, answer) => {
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error])
  expect(answer.json<{ message: string }>().message).toMatch(/\p{L}/u)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
})

type Operation = {
  operationId: string
  description: string
  parameters: { description?: string }[]
  requestBody?: object
  responses: Record<string, object>
}

test('a refusal speaks the language of the caller', async () => {
  const answer = await ask('GET', '/api/nothing', { 'accept-language': 'en-GB,en;q=0.9' })
  expect(answer.json<{ message: string }>().message).toBe('What you are looking for was not found.')
})

test('calls that need no body accept none and an empty one', async () => {
  for (const [headers, body] of [
    [{}, undefined],
    [JSON_TYPE, '{}'],
    [JSON_TYPE, ''],
  ] as const)
    expect((await ask('POST', '/api/authenticate/guest', headers, body)).statusCode).toBe(200)
  const login = await ask('POST', '/api/authenticate', JSON_TYPE, '')
  expect(login.statusCode).toBe(422)
})

test('the document names every call and resolves all of its references', async () => {
  const { paths, components } = (await ask('GET', '/api/openapi.json')).json<{
    paths: Record<string, unknown>
    components: { schemas: Record<string, unknown> }
  }>()
  expect(Object.keys(paths).length).toBeGreaterThan(1)
  const references = JSON.stringify(paths).matchAll(/#\/components\/schemas\/(\w+)/g)
  for (const [, name] of references) expect(components.schemas).toHaveProperty(name!)
})

// P-m15
test('the document describes calls, parameters, numbers and refusals of bodies', async () => {
  const { info, paths, components } = (await ask('GET', '/api/openapi.json')).json<{
    info: { description: string }
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, { properties: Record<string, object> }> }
  }>()
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  for (const { operationId, description, parameters, requestBody, responses } of operations) {
    expect(description, operationId).not.toBe('')
    for (const parameter of parameters) expect(parameter.description, operationId).toBeTruthy()
    if (requestBody) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '415']))
    expect(Object.keys(responses)).toContain('429')
  }
  for (const [, path] of info.description.matchAll(/`(?:GET|POST) (\/[^`]+)`/g))
    expect(paths).toHaveProperty([path!])
  expect(components.schemas.GoodCard!.properties.isbottle).toMatchObject({
    description: 'Which bottle it is. 1: large, 2: small, 3: none',
  })
  const text = JSON.stringify(paths) + JSON.stringify(components)
  expect(text).not.toContain('prefixItems')
})

// P-m15
test('the page of the calls names each refusal once', async () => {
  expect((await ask('GET', '/api/docs')).body).not.toMatch(
    /<code>not_found<\/code> <code>not_found<\/code>/,
  )
})
