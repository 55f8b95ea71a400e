import { expect, test } from 'vitest'
import { type BillFacts, signsOfBill } from './bill-signs.ts'

const usual: BillFacts = {
  usualCents: 5_000,
  totalCents: 6_000,
  isDisputed: false,
  isUnsettled: false,
  isUnreachable: false,
  isChanged: false,
  isRepriced: false,
}

test.each<[string, Partial<BillFacts>, string[]]>([
  ['like the ones before', {}, []],
  ['twice the usual', { totalCents: 10_000 }, []],
  ['more than twice the usual', { totalCents: 10_001 }, ['large']],
  ['the first one, however large', { usualCents: null, totalCents: 90_000 }, ['first']],
  ['of a company with new data', { isChanged: true }, ['changed']],
  ['with a good at two prices', { isRepriced: true }, ['repriced']],
  [
    'of a disputed delivery on a run that is on the road, to nobody',
    { isDisputed: true, isUnsettled: true, isUnreachable: true },
    ['disputed', 'unsettled', 'unreachable'],
  ],
])('a monthly bill %s has its signs', (_name, facts, signs) => {
  expect(signsOfBill({ ...usual, ...facts })).toEqual(signs)
})
