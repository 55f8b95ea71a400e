import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, dayOf } from '../calendar.ts'
import { sumOf } from '../money.ts'
import { sampleLine } from './sample-line.ts'
import { numberLines, type StatementLine } from './statement.ts'
import { type StatementFrame, statementGaps } from './statement-gaps.ts'

const first = dayOf('2026-11-01')

/** A month of an account: for each day its lines, some of them equal. */
const month = fc
  .array(fc.array(fc.record({ cents: fc.integer({ min: -3, max: 3 }), hasRef: fc.boolean() })), {
    minLength: 3,
    maxLength: 8,
  })
  .map((days) =>
    days.map((lines, index) =>
      lines
        .filter(({ cents }) => cents !== 0)
        .map(({ cents, hasRef }, at): StatementLine => {
          const bankRef = hasRef ? `${index}-${at}` : null
          return { ...sampleLine, bookedOn: addDays(first, index), cents, bankRef }
        }),
    ),
  )

type Month = StatementLine[][]

/** The statement of some days of the month, as the bank writes it. */
function statementOf(days: Month, from: number, to: number) {
  const before = sumOf(days.slice(0, from).flat(), ({ cents }) => cents)
  const lines = days.slice(from, to + 1).flat()
  const frame: StatementFrame = {
    from: addDays(first, from),
    to: addDays(first, to),
    openingCents: before,
    closingCents: before + sumOf(lines, ({ cents }) => cents),
    isInterim: false,
  }
  return { frame, lines }
}

const sumsOfDays = (lines: readonly StatementLine[]) => {
  const sums = new Map<Day, number>()
  for (const { bookedOn, cents } of lines) sums.set(bookedOn, (sums.get(bookedOn) ?? 0) + cents)
  return sums
}

test('files that overlap or repeat, in any order, bring each line once', () => {
  const ranges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(month, ranges, (days, asked) => {
      const stored = new Map<string, StatementLine>()
      const covered = new Set<number>()
      for (const [a, b] of asked) {
        const [from, to] = [
          Math.min(a, b, days.length - 1),
          Math.min(Math.max(a, b), days.length - 1),
        ]
        for (let day = from; day <= to; day += 1) covered.add(day)
        for (const line of numberLines(statementOf(days, from, to).lines))
          stored.set(`${line.key} ${line.ordinal}`, line)
      }
      const expected = days.filter((_, index) => covered.has(index)).flat()
      expect(stored.size).toBe(expected.length)
      expect(sumOf([...stored.values()], ({ cents }) => cents)).toBe(
        sumOf(expected, ({ cents }) => cents),
      )
    }),
  )
})

test('equal payments of a day are two lines, and a fee is not the payment that it is for', () => {
  const noRef = { ...sampleLine, bankRef: null }
  expect(numberLines([noRef, noRef]).map(({ ordinal }) => ordinal)).toEqual([1, 2])
  const keys = numberLines([sampleLine, { ...sampleLine, cents: -30 }]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('a gap is named between the statements that it lies between', () => {
  const days: Month = [100, 200, 400, 800].map((cents, index) => [
    { ...sampleLine, bookedOn: addDays(first, index), cents },
  ])
  const parts = [statementOf(days, 3, 3), statementOf(days, 0, 1)]
  const lines = parts.flatMap((part) => part.lines)
  expect(
    statementGaps(
      parts.map(({ frame }) => frame),
      sumsOfDays(lines),
    ),
  ).toEqual([{ after: '2026-11-02', until: '2026-11-03', missingCents: 400 }])
})

test('statements of all days leave no gap, and a missing day leaves its sum', () => {
  fc.assert(
    fc.property(month, fc.nat(7), fc.boolean(), (days, at, isLeftOut) => {
      const missing = isLeftOut ? Math.min(at, days.length - 2) : -1
      const parts = days.flatMap((_, index) =>
        index === missing ? [] : [statementOf(days, index, index)],
      )
      const all = [...parts, ...(isLeftOut ? [] : [statementOf(days, 0, days.length - 1)])]
      const gaps = statementGaps(
        all.map(({ frame }) => frame).toReversed(),
        sumsOfDays(parts.flatMap((part) => part.lines)),
      )
      const isOuter = missing === 0
      const missingCents = isOuter ? 0 : sumOf(days[missing] ?? [], ({ cents }) => cents)
      expect(sumOf(gaps, (gap) => gap.missingCents)).toBe(missingCents)
      expect(gaps.length).toBe(missingCents === 0 ? 0 : 1)
    }),
  )
})
