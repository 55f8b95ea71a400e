import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Traps of runs, stops and their books that were known before they were built. */
const traps = Array.from({ length: 21 }, (_, index) => index + 1)

test('every known trap of the runs has a test that names it', () => {
  const files = globSync('{server,tests/faults,tests/house}/**/*.test.ts')
  const named = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\/\/ Traps? ([\d and,]+)\./gm)].flatMap(([, list]) =>
      list!.match(/\d+/g)!.map(Number),
    ),
  )
  expect(traps.filter((trap) => !named.includes(trap))).toEqual([])
})
