import type { Bilingual } from '../bilingual.ts'
import type { SeedGood } from './good.ts'

/** Colours are names of tokens: leaf for certified or earned, sun for news, warn for warnings. */
export type Badge = {
  id: number
  code: BadgeCode
  label: Bilingual
  color: 'leaf' | 'sun' | 'warn' | 'water' | 'paper'
}
export type BadgeCode = 'bio' | 'new' | 'sale' | 'returnable' | 'bonus' | 'expiring' | 'wholesale'

export const badges: Badge[] = [
  { id: 1, code: 'sale', label: { lv: 'Akcija', en: 'Sale' }, color: 'sun' },
  { id: 2, code: 'expiring', label: { lv: 'Īss termiņš', en: 'Short date' }, color: 'warn' },
  { id: 3, code: 'new', label: { lv: 'Jaunums', en: 'New' }, color: 'paper' },
  { id: 4, code: 'bio', label: { lv: 'Bio', en: 'Organic' }, color: 'leaf' },
  {
    id: 5,
    code: 'returnable',
    label: { lv: 'Atgriežama pudele', en: 'Returnable bottle' },
    color: 'water',
  },
  { id: 6, code: 'bonus', label: { lv: 'Bonuss 2 %', en: 'Bonus 2%' }, color: 'leaf' },
  {
    id: 7,
    code: 'wholesale',
    label: { lv: 'Vairumā lētāk', en: 'Cheaper wholesale' },
    color: 'paper',
  },
]

const newForDays = 30
const shortDateDays = 30

/** A short date gets a badge only with a reduced price, because all fresh food has one. */
export function badgesOf(good: SeedGood): BadgeCode[] {
  const conditions: [BadgeCode, boolean][] = [
    ['sale', good.sale !== undefined],
    ['expiring', good.sale !== undefined && (good.expiresInDays ?? Infinity) <= shortDateDays],
    ['new', (good.createdDaysAgo ?? Infinity) <= newForDays],
    ['bio', good.food?.bio !== undefined],
    ['returnable', good.bottle !== undefined],
    ['bonus', good.bottle?.kind === 'large'],
    ['wholesale', good.wholesale !== undefined],
  ]
  return conditions.filter(([, applies]) => applies).map(([code]) => code)
}
