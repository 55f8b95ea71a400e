import { globSync, readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import type { Call } from '../../contract/shared/call.ts'
import { calls } from '../../contract/shop/calls.ts'
import routes from '../../web/shop/routes.ts'

/** The test files that name each call, by its name or address, and each page, by its address. */
type TestsBySubject = Record<string, string[]>
type Entry = { id?: string | undefined; children?: Entry[] | undefined }

const tests = globSync('{server,contract,web,db,tests}/**/*.{test,spec}.{ts,tsx}')
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

export function testsByCall(): TestsBySubject {
  const pairs = Object.entries(calls as Record<string, Call>).map(([name, { method, path }]) => {
    const address = path.replaceAll(/:\w+/g, '[^/`\'"?]+')
    const named = new RegExp(`\\b${name}\\b|${method}\\(\\s*[\`'"]${address}[\`'"?]`, 'i')
    return [name, tests.filter(({ text }) => named.test(text)).map(({ file }) => file)] as const
  })
  return Object.fromEntries(pairs)
}

/** Pages are named by journeys, by tests of the web, and by tests that fetch them as a whole. */
const namesPages = (file: string): boolean => /^(?:tests\/(?:journeys|house)|web)\//.test(file)

/** The ids of the pages whose addresses a test holds as strings or as patterns. */
function pagesNamedIn(text: string): Set<string | undefined> {
  const addresses = text
    .replaceAll('\\/', '/')
    .replaceAll(/\\d\+|\$\{[^}]*\}/g, '1')
    .matchAll(/(?<=[`'"=/])\/(?!api\/)[\w/.-]*/g)
  return new Set(
    [...addresses].map(([path]) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.id),
  )
}

const pageIds = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, children }) =>
    children === undefined ? [id].filter((known) => known !== undefined) : pageIds(children),
  )

export function testsByPage(): TestsBySubject {
  const named = tests
    .filter(({ file }) => namesPages(file))
    .map(({ file, text }) => ({ file, ids: pagesNamedIn(text) }))
  return Object.fromEntries(
    pageIds(routes).map((id) => [
      id,
      named.filter(({ ids }) => ids.has(id)).map(({ file }) => file),
    ]),
  )
}
