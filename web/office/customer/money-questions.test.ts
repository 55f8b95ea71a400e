import { expect, test } from 'vitest'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { pay } from './money-questions.ts'
import type { Asked } from './question.ts'

const asked = (accountCents: number) =>
  ({
    language: 'lv',
    words: customerPageWords.lv,
    customer: { id: 11, name: 'Anna', documents: [], money: { open: [], accountCents } },
  }) as unknown as Asked

test('a debt of which no bill is issued yet is not called paid', () => {
  expect(pay(asked(-28_760)).say).toMatch(/^Vēl jāmaksā 287,60\s€; rēķins/)
  expect(pay(asked(0)).say).toBe('Viss ir samaksāts.')
})
