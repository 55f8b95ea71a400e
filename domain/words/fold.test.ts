import { expect, test } from 'vitest'
import { foldDiacritics } from './fold.ts'

test('all Latvian letters lose their diacritics', () => {
  expect(foldDiacritics('ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž ōŗ')).toBe('acegiklnsuz acegiklnsuz or')
})
