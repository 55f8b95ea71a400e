import type { Bilingual } from '../bilingual.ts'
import type { SeedGood } from './good.ts'

/** A colour is a token's name: leaf for what is certified or earned, sun for what to notice, warn for what to mind, water and paper for the rest. */
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

/** Fresh food is always short-dated; only a reduced price makes the date worth a badge. */
export function badgesOf(good: SeedGood): BadgeCode[] {
  const worn: [BadgeCode, boolean][] = [
    ['sale', good.sale !== undefined],
    ['expiring', good.sale !== undefined && (good.expiresInDays ?? Infinity) <= shortDateDays],
    ['new', (good.createdDaysAgo ?? Infinity) <= newForDays],
    ['bio', good.food?.bio !== undefined],
    ['returnable', good.bottle !== undefined],
    ['bonus', good.bottle?.kind === 1],
    ['wholesale', good.wholesale !== undefined],
  ]
  return worn.filter(([, holds]) => holds).map(([code]) => code)
}
