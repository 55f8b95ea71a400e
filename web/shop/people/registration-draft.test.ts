import { expect, test } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import { readDraft, saveDraft } from './registration-draft.ts'

const stored = stubStorage('sessionStorage')

// S-m10, P-p10
test('a reload keeps the form, but neither the passwords nor a person’s code', () => {
  const typed = {
    ...readDraft(),
    name: 'Anna',
    legalid: '320101-12345',
    password: 'noslēpums',
  }
  saveDraft(typed)
  expect([...stored.values()].join()).not.toMatch(/320101|noslēpums/)
  expect(readDraft()).toEqual({ ...typed, legalid: '', password: '' })
  saveDraft({ ...typed, personType: 'company', legalid: '40003000000' })
  expect(readDraft().legalid).toBe('40003000000')
})
