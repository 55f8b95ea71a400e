import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Call } from '../../contract/shared/call.ts'
import { refusals } from '../../contract/shared/refusal-codes.ts'
import { FieldMembers, refusalMembers } from '../../contract/shared/refusals.ts'
import { calls } from '../../contract/shop/calls.ts'
import { refusalsOf } from '../../server/platform/http/openapi.ts'

type Answer = { error?: string | object; message?: string }
type Entry = { ask: string; answer: Answer }

const answers = new URL('../frozen-api/answers/', import.meta.url)
const refused = readdirSync(answers)
  .filter((file) => file !== 'document.json')
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, answers), 'utf8')) as Entry[])
  .filter(({ answer }) => answer?.error !== undefined)
  .map(({ ask, answer: { error, message: _message, ...members } }) => ({
    ask,
    error: error!,
    members,
  }))

/** The frozen answers name records instead of numbering them. */
const numbered = (members: object): unknown =>
  JSON.parse(JSON.stringify(members).replaceAll(/"<\w+ \d+>"/g, '1'))

test('every frozen refusal carries the members of its code and no others', () => {
  expect(refused.length).toBeGreaterThan(300)
  for (const { error, members } of refused) {
    const schema: z.ZodType | undefined =
      typeof error === 'string'
        ? refusalMembers[error as keyof typeof refusalMembers]
        : FieldMembers
    expect(schema?.parse(numbered(members)) ?? {}, JSON.stringify(error)).toEqual(numbered(members))
  }
})

test('most codes with members were frozen with them', () => {
  const heard = new Set(refused.map(({ error }) => error))
  const codes = Object.keys(refusalMembers).filter((code) => code in refusals)
  expect(codes.filter((code) => !heard.has(code))).toEqual(['bottles_are_open'])
})

const table = Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
  name,
  call,
  parameters: call.path.split(':').length,
  pattern: new RegExp(`^${call.method} ${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** Refusals of a request that is none, before any call is looked at. */
const ofEveryRequest = ['bad_json', 'bad_request', 'too_large', 'unsupported_media_type']

test('every frozen refusal is one that its call lists', () => {
  const unlisted = refused.flatMap(({ ask, error }) => {
    const [found] = table
      .filter(({ pattern }) => pattern.test(ask.split('?')[0]!))
      .toSorted((one, other) => one.parameters - other.parameters)
    if (!found || typeof error === 'object' || ofEveryRequest.includes(error)) return []
    const listed: string[] = refusalsOf(found.call)
    return listed.includes(error) ? [] : [`${found.name} ${error}`]
  })
  expect(unlisted).toEqual([])
})
