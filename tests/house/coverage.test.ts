import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import routes from '../../web/routes.ts'

type Entry = { id?: string | undefined; children?: Entry[] | undefined }

const document = readFileSync('docs/coverage.md', 'utf8')
const quoted = new Set([...document.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text))
const ROOM = /^(?:domain|contract|server|web|db|tests|docs|scripts)\//

const idsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, children }) => [
    ...(id === undefined ? [] : [id]),
    ...idsOf(children ?? []),
  ])

test('every file that the coverage names is there', () => {
  const files = [...quoted].filter((text) => ROOM.test(text))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every row says where it is built and where it is tested', () => {
  const asked = document.slice(document.indexOf('## 1.'), document.indexOf('## The readings taken'))
  const rows = asked
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|(?:-| (?:Item|Route|Call|Fields) \|)/.test(line))
  expect(rows.length).toBeGreaterThan(250)
  const isWhole = (row: string) => {
    const [built = '', tested = ''] = row.split('|').slice(1, -1).slice(-2)
    return /`[\w.-]+\/[^`]+`/.test(built) && /`[\w.-]+\/[^`]+\.(?:test|spec)\.tsx?`/.test(tested)
  }
  expect(rows.filter((row) => !isWhole(row))).toEqual([])
  expect(
    [...quoted].filter((text) => /^[\w.-]+\.tsx?$/.test(text) && text !== 'routes.ts'),
  ).toEqual([])
})

test('every call of the contract is named in it', () => {
  expect(Object.keys(calls).filter((name) => !quoted.has(name))).toEqual([])
})

test('every page of the web is named in it', () => {
  const ids = idsOf(routes)
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id) => !quoted.has(id))).toEqual([])
})
