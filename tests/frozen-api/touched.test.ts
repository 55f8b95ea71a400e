import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../../contract/shop/calls.ts'
import type { Call } from '../../contract/shared/call.ts'
import { refusals } from '../../contract/shared/refusal-codes.ts'
import { answersFolder } from './kit/frozen-answers.ts'
import { unheard, unheardPairs } from './kit/unreached.ts'

type Entry = { ask: string; status: number; answer: { error?: string | object } }

const said = readdirSync(answersFolder)
  .filter((file) => file !== 'document.json')
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, answersFolder), 'utf8')) as Entry[])

const table = Object.entries(calls as Record<string, Call>).map(([name, { method, path }]) => {
  const pattern = path.replaceAll(/:\w+/g, '[^/]+')
  return { name, names: path.split(':').length - 1, asked: new RegExp(`^${method} ${pattern}$`) }
})

/** Where two addresses fit, it is the one with fewer names in it. */
const callOf = ({ ask }: Entry) =>
  table
    .filter(({ asked }) => asked.test(ask.split('?')[0]!))
    .toSorted((one, other) => one.names - other.names)[0]?.name

test('every call has a frozen answer that says yes', () => {
  const done = new Set(said.filter(({ status }) => status === 200).map(callOf))
  expect(Object.keys(calls).filter((name) => !done.has(name))).toEqual([])
})

test('every refusal has a frozen answer, but for those that are told', () => {
  const heard = new Set(said.map(({ answer }) => answer.error))
  const missing = Object.keys(refusals).filter((code) => !heard.has(code))
  expect(missing.toSorted()).toEqual(Object.keys(unheard).toSorted())
})

test('what a call says that it may refuse is frozen for it, but for those that are told', () => {
  const heard = new Set(
    said.map((entry) => `${callOf(entry)} ${JSON.stringify(entry.answer.error)}`),
  )
  const missing = Object.entries(calls as Record<string, Call>).flatMap(([name, call]) =>
    (call.refusals ?? [])
      .filter((code) => unheard[code] === undefined)
      .filter((code) => !heard.has(`${name} "${code}"`))
      .map((code) => `${name} ${code}`),
  )
  expect(missing.toSorted()).toEqual(Object.values(unheardPairs).flat().toSorted())
})
