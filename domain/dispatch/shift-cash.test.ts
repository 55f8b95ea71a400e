import { expect, test } from 'vitest'
import { areNotes, expectedCash, sumOfNotes } from './shift-cash.ts'

test('a driver has his change and what the doors paid, less what he spent and handed over', () => {
  const cash = { floatCents: 5000, takenCents: 21430, expensesCents: 250, droppedCents: 10000 }
  expect(expectedCash(cash)).toBe(16180)
})

test('cash is counted by notes and coins', () => {
  const notes = [
    { cents: 2000, count: 7 },
    { cents: 500, count: 1 },
    { cents: 20, count: 4 },
  ]
  expect(sumOfNotes(notes)).toBe(14580)
  expect(areNotes(notes)).toBe(true)
  expect(areNotes([{ cents: 3000, count: 1 }])).toBe(false)
  expect(areNotes([...notes, { cents: 500, count: 2 }])).toBe(false)
})
