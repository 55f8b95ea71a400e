import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { MountDeps } from '../../server/platform/http/mount.ts'
import { mount } from '../../server/platform/http/mount.ts'
import { knowsNobody } from '../../server/platform/http/caller.ts'
import { allCalls } from './doors.ts'

/** Schemas that would pass on any value or unnamed members. */
function openings(answer: z.ZodType): string[] {
  const found: string[] = []
  const walk = (schema: unknown, at: string) => {
    if (typeof schema !== 'object' || schema === null) return
    const names = Object.keys(schema)
    if (names.length === 0) found.push(at)
    for (const name of names)
      if (!['const', 'enum', 'required'].includes(name))
        walk(schema[name as never], `${at}/${name}`)
  }
  walk(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }), '')
  return found
}

test('an answer never contains a column that its schema does not list', async () => {
  const answer = z.object({ id: z.number(), lines: z.array(z.object({ name: z.string() })) })
  const call = {
    method: 'GET',
    path: '/planted',
    audience: 'anyone',
    summary: 'Planted',
    answer,
  } as const
  const planted = { id: 1, password_hash: 'x', lines: [{ name: 'Ūdens', cost_cents: 3 }] }
  const app = fastify()
  const doors = { identify: knowsNobody } as unknown as MountDeps
  mount(
    app,
    { planted: call } as never,
    { planted: () => Promise.resolve({ ok: true, value: planted }) } as never,
    doors,
  )
  const { statusCode, body } = await app.inject('/planted')
  expect([statusCode, JSON.parse(body)]).toEqual([200, { id: 1, lines: [{ name: 'Ūdens' }] }])
})

test('a planted opening is seen', () => {
  expect(openings(z.object({ data: z.array(z.looseObject({ id: z.number() })) }))).toEqual([
    '/properties/data/items/additionalProperties',
  ])
  expect(openings(z.object({ data: z.record(z.string(), z.unknown()) }))).toEqual([
    '/properties/data/additionalProperties',
  ])
})

/** A download of personal data omits columns by `personal-tables.ts`; see `privacy.test.ts`. */
const { downloadMyData: _whole, ...listed } = allCalls

test.each(Object.entries(listed))('%s lists all that it answers', (_name, call) => {
  expect(openings(call.answer)).toEqual([])
})
