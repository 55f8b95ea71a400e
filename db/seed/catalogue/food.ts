import { seller } from '../../../domain/documents/seller.ts'
import type { Bilingual } from '../bilingual.ts'

export type Allergen =
  | 'gluten'
  | 'eggs'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'sesame'
  | 'sulphites'

/** Per 100 g or 100 ml; in grams, except kilojoules and kilocalories. */
export type Nutrition = {
  kj: number
  kcal: number
  fat: number
  saturates: number
  carbs: number
  sugars: number
  fibre?: number
  protein: number
  salt: number
}

export type Bio = { controlCode: 'LV-BIO-01' | 'LV-BIO-02'; farming: Bilingual }

/** Required by Regulation 1169/2011. Allergens are in capitals in `ingredients`. */
export type Food = {
  ingredients: Bilingual
  contains: Allergen[]
  mayContain?: Allergen[]
  /** Not required for water, salt, herbs, tea, coffee, vinegar and unprocessed single foods. */
  nutrition?: Nutrition
  origin: Bilingual
  storage: Bilingual
  operator: string
  bio?: Bio
}

export const avots = `${seller.name}, ${seller.address}`

export const bioFromLatvia: Bio = {
  controlCode: 'LV-BIO-01',
  farming: { lv: 'Latvijas lauksaimniecība', en: 'Latvia Agriculture' },
}
export const bioFromEu: Bio = {
  controlCode: 'LV-BIO-02',
  farming: { lv: 'ES lauksaimniecība', en: 'EU Agriculture' },
}
export const bioFromAfar: Bio = {
  controlCode: 'LV-BIO-02',
  farming: { lv: 'Ārpus ES lauksaimniecība', en: 'Non-EU Agriculture' },
}

export const origins = {
  latvia: { lv: 'Latvija', en: 'Latvia' },
  vidzeme: { lv: 'Latvija, Vidzeme', en: 'Latvia, Vidzeme' },
} satisfies Record<string, Bilingual>

export const storage = {
  dry: {
    lv: 'Glabāt sausā vietā istabas temperatūrā, cieši aizvērtu.',
    en: 'Keep dry at room temperature, tightly closed.',
  },
  cool: {
    lv: 'Glabāt vēsā, sausā vietā, sargāt no saules.',
    en: 'Keep in a cool, dry place away from sunlight.',
  },
  fridgeOnceOpen: {
    lv: 'Glabāt istabas temperatūrā. Pēc atvēršanas turēt ledusskapī.',
    en: 'Keep at room temperature. Refrigerate once open.',
  },
  fridge: { lv: 'Glabāt +2…+6 °C temperatūrā.', en: 'Keep at +2 to +6 °C.' },
  water: {
    lv: 'Glabāt +5…+25 °C temperatūrā, sargāt no saules un sala.',
    en: 'Keep at +5 to +25 °C, away from sun and frost.',
  },
} satisfies Record<string, Bilingual>
