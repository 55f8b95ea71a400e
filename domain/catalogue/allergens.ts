import type { Language } from '../words/language.ts'

/** The fourteen of Regulation 1169/2011, annex II, by the code in the catalogue. */
const names: Record<string, Record<Language, string>> = {
  gluten: { lv: 'glutēnu saturoši graudaugi', en: 'cereals containing gluten' },
  crustaceans: { lv: 'vēžveidīgie', en: 'crustaceans' },
  eggs: { lv: 'olas', en: 'eggs' },
  fish: { lv: 'zivis', en: 'fish' },
  peanuts: { lv: 'zemesrieksti', en: 'peanuts' },
  soy: { lv: 'soja', en: 'soya' },
  milk: { lv: 'piens', en: 'milk' },
  nuts: { lv: 'rieksti', en: 'nuts' },
  celery: { lv: 'selerijas', en: 'celery' },
  mustard: { lv: 'sinepes', en: 'mustard' },
  sesame: { lv: 'sezams', en: 'sesame' },
  sulphites: { lv: 'sulfīti', en: 'sulphites' },
  lupin: { lv: 'lupīna', en: 'lupin' },
  molluscs: { lv: 'gliemji', en: 'molluscs' },
}

/** An allergen without a code is shown as the import wrote it. */
export const allergenName = (code: string, language: Language): string =>
  names[code]?.[language] ?? code
