import type { cash as lv } from '../lv/cash.ts'

export const cash: typeof lv = {
  title: 'Cash on the way',
  ways: { expense: 'Expense', safe: 'Drop in the safe' },
  sum: 'Sum, €',
  notes: { expense: 'What for', safe: 'Note' },
  drop: 'Dropped in the safe',
  taker: 'Who took it?',
  write: (sum) => `Write ${sum}`,
  moved: (sum) => `Written: ${sum}.`,
}
