import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { refusals } from '../../contract/shared/refusal-codes.ts'
import { FieldMembers, refusalMembers } from '../../contract/shared/refusals.ts'

type Answer = { error?: string | object; message?: string }

const answers = new URL('../frozen-api/answers/', import.meta.url)
const refused = readdirSync(answers)
  .filter((file) => file !== 'document.json')
  .flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, answers), 'utf8')) as { answer: Answer }[],
  )
  .filter(({ answer }) => answer?.error !== undefined)
  .map(({ answer: { error, message: _message, ...members } }) => ({ error: error!, members }))

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
