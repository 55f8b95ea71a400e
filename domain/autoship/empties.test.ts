import { expect, test } from 'vitest'
import { isExchanged, withEmpties } from './empties.ts'

const bottle = { bottleKind: 'large', isLent: true } as const
const cooler = { bottleKind: 'none', isLent: true } as const
const set = { ...bottle, bottles: { goodId: 1, inEach: 4, lentDepositCents: 800 } }

// D-11
test('bottles of an autoship go back one for one unless the customer counts otherwise', () => {
  expect([isExchanged(bottle), isExchanged(cooler), isExchanged(set)]).toEqual([true, false, false])
  expect(withEmpties(bottle, { ordered: 3, returned: 0 })).toEqual({ ordered: 3, returned: 3 })
  expect(withEmpties(bottle, { ordered: 3, returned: 1 })).toEqual({ ordered: 3, returned: 1 })
  expect(withEmpties(cooler, { ordered: 1, returned: 0 })).toEqual({ ordered: 1, returned: 0 })
})
