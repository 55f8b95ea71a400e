import { aboutSettings } from '../../../contract/shared/setting-sentences.ts'
import type { DepositStep, ShopSettings } from '../../../domain/settings.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { settingWords } from '../../words/office/settings.ts'

/** Midnight at the end of a day is shown and typed as its last minute: "24.00" is ambiguous. */
export const shownTime = (time: string) => (time === '24:00' ? '23:59' : time)

type Words = (typeof settingWords)['lv']

/** A value of a setting as people read it; one of a setting that is gone, as it is stored. */
export function shownSetting(key: string, value: unknown, words: Words, language: Language) {
  if (!Object.hasOwn(aboutSettings, key)) return JSON.stringify(value)
  const { unit } = aboutSettings[key as keyof ShopSettings]
  switch (unit) {
    case 'cents':
      return formatEuros(Number(value), language)
    case 'switch':
      return value === true ? words.yes : words.no
    case 'steps':
      return (value as readonly DepositStep[])
        .map(({ fromBottle, percentOff }) => words.step(String(fromBottle), String(percentOff)))
        .join(', ')
    case 'seller':
      return (value as ShopSettings['seller']).name
    case 'time':
      return words.time(shownTime(String(value)))
    default:
      return words[unit](String(value))
  }
}
