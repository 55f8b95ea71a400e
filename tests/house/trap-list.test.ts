import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Traps of runs, stops and their books that were known before they were built. */
const traps = [1, 2, 3, 5, 6, 7, 8, 9, 12, 13, 14, 17]

test('every known trap of the runs has a test that names it', () => {
  const files = globSync('{server,tests/faults}/**/*.test.ts')
  const named = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\/\/ Traps? ([\d and,]+)\./gm)].flatMap(([, list]) =>
      list!.match(/\d+/g)!.map(Number),
    ),
  )
  expect(traps.filter((trap) => !named.includes(trap))).toEqual([])
})
