import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsAs, begunWords } from './begun-street.ts'

const begins = (typed: string, registered: string) => beginsAs(begunWords(typed), registered)

test.each([
  ['Brīv', 'Brīvības iela', 2],
  ['brivibas ie', 'Brīvības iela', 2],
  ['Brīvības g', 'Brīvības gatve', 2],
  ['Brīvības g', 'Brīvības iela', 0],
  ['Valdem', 'Krišjāņa Valdemāra iela', 1],
  ['Kr. Val', 'Krišjāņa Valdemāra iela', 1],
  ['Krišjāņa Val', 'Krišjāņa Valdemāra iela', 2],
  ['Valdemāra Kr', 'Krišjāņa Valdemāra iela', 0],
  ['11. nov', '11. novembra krastmala', 2],
  ['', 'Brīvības iela', 0],
])('"%s" begins "%s": %i', (typed, registered, fit) => {
  expect(begins(typed, registered)).toBe(fit)
})

test('every beginning of a name begins it', () => {
  const names = fc.constantFrom('Krišjāņa Barona iela', '11. novembra krastmala', 'Brīvības gatve')
  fc.assert(
    fc.property(names, fc.nat(), (name, length) => {
      const typed = name.slice(0, 1 + (length % name.length))
      expect(begins(typed, name)).toBeGreaterThan(0)
    }),
  )
})
