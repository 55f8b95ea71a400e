import type { cash as lv } from '../lv/cash.ts'

export const cash: typeof lv = {
  title: 'Cash on the way',
  ways: { expense: 'Expense', safe: 'Drop in the safe' },
  sum: 'Sum, €',
  notes: { expense: 'What for', safe: 'Note' },
  drop: 'Dropped in the safe',
  taker: 'Who took it?',
  write: (sum) => `Write ${sum}`,
  notThatMuch: (sum) =>
    `By what was told, the purse has ${sum}. Check the sum; if it is right, write it.`,
  noAnswer: 'No answer came. Press again: nothing is written twice.',
  came: (before, now) =>
    `The ${before} sent before are already written. To write ${now} as well, press again.`,
  moved: (sum) => `Written: ${sum}.`,
}
