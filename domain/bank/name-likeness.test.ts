import { expect, test } from 'vitest'
import { nameLikeness } from './name-likeness.ts'

test.each([
  ['SIA Ratnieks un deli', 'SIA “Ratnieks un dēli”', true],
  ['KALNIŅA MĀRA', 'Māra Kalniņa', true],
  ['J. BERZINS', 'Jānis Bērziņš', true],
  ['Jānis Bērziņš', 'Jana Berzina', true],
  ['OZOLS PĒTERIS', 'Vilhelmīne Ozola', false],
  ['SIA Spožums', 'SIA “Mežciema aptieka”', false],
  ['', 'Māra Kalniņa', false],
])('“%s” may be “%s”: %s', (first, second, isAlike) => {
  expect(nameLikeness(first, second) >= 0.6).toBe(isAlike)
  expect(nameLikeness(second, first)).toBe(nameLikeness(first, second))
})
