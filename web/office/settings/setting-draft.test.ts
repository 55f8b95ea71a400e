import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aboutSettings } from '../../../contract/shared/setting-sentences.ts'
import { defaultSettings, type ShopSettings } from '../../../domain/settings.ts'
import { settingWords } from '../../words/office/settings.ts'
import { draftOf, valueOf } from './setting-draft.ts'
import { shownSetting } from '../kit/shown-setting.ts'

const keys = Object.keys(defaultSettings) as (keyof ShopSettings)[]
const day = '2026-12-01'

describe('What a person types into a setting', () => {
  test.each(keys)('is the value again when nothing of %s is changed', (key) => {
    const { unit } = aboutSettings[key]
    const value = defaultSettings[key]
    expect(valueOf(unit, draftOf(unit, value, day))).toEqual(value)
  })

  test('any sum of cents survives being typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(valueOf('cents', draftOf('cents', cents, day))).toBe(cents)
      }),
    )
  })

  test('a time may be typed as people write it', () => {
    const typed = (text: string) => valueOf('time', { ...draftOf('time', '', day), text })
    expect(typed('9.30')).toBe('09:30')
    expect(typed('18:00')).toBe('18:00')
    expect(typed('24.00')).toBe('24:00')
    expect(typed('23.59')).toBe('24:00')
  })

  test('what is no number is sent as it is, for the server to refuse', () => {
    expect(valueOf('cents', { ...draftOf('cents', 0, day), text: 'divi' })).toBe('divi')
    expect(valueOf('days', { ...draftOf('days', 7, day), text: '7,5' })).toBe('7,5')
  })
})

describe('A setting', () => {
  test.each(keys)('%s has a name and a value that people read, in both languages', (key) => {
    for (const language of ['lv', 'en'] as const) {
      const words = settingWords[language]
      expect(words.names[key]).toBeTruthy()
      expect(shownSetting(key, defaultSettings[key], words, language)).not.toMatch(/[{}[\]"]/)
    }
  })

  test('that is gone shows what was stored', () => {
    expect(shownSetting('former', { a: 1 }, settingWords.lv, 'lv')).toBe('{"a":1}')
  })
})
