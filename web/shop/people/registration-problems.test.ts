import { beforeEach, expect, test } from 'vitest'
import { type RegistrationDraft, readDraft } from './registration-draft.ts'
import { mistakesOf, registrationProblems } from './registration-problems.ts'

let empty: RegistrationDraft
beforeEach(() => {
  empty = { ...readDraft(), withPassword: true }
})

// P-p5
test.each(['person', 'company'] as const)(
  'each empty field of a %s says what to enter, in its own words',
  (personType) => {
    for (const language of ['lv', 'en'] as const) {
      const sentences = Object.values(
        mistakesOf(registrationProblems({ ...empty, personType }), language),
      )
      expect(sentences.length).toBeGreaterThan(5)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  },
)

// P-p6
test('two different passwords are told by the same sentence as the server’s', () => {
  const draft = { ...empty, password: 'zivs-kuģis-9', password2: 'zivs' }
  expect(mistakesOf(registrationProblems(draft), 'lv').password2).toBe('Abas paroles atšķiras.')
})
