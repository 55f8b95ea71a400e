import type { GoodArt } from './art.ts'
import { labelOf } from './label-of.ts'
import { palettes, type PaletteKey } from './palette.ts'
import { hash } from './hash.ts'
import { looks } from './looks.ts'

/** Our skus begin with two letters of their category. */
const paletteOfSku: Record<string, PaletteKey> = {
  UD: 'udens',
  DZ: 'dzesetaji',
  PK: 'pakalpojumi',
  BP: 'bio',
  DR: 'dzerieni',
  MS: 'maja',
  HI: 'higiena',
  BE: 'berniem',
}

const paletteOfWord: [RegExp, PaletteKey][] = [
  [/dzeset|pump/, 'dzesetaji'],
  [/uden|kast/, 'udens'],
  [/bern|mazul|zidain/, 'berniem'],
  [/pakalpoj|noma|apkope/, 'pakalpojumi'],
  [/higien|kopsan/, 'higiena'],
  [/maja|saimniec|mazgas|vela|tirisan|papir|glaz/, 'maja'],
  [/dzer|kafij|teja|sula/, 'dzerieni'],
  [/bio|partik|putraim|milti|ell|medus|riekst/, 'bio'],
]

/** Art for any good, from what even an imported row has: its sku, name and category. */
export function proposeArt(sku: string, name: string, category = ''): GoodArt {
  const plain = folded(name)
  const look = looks.find(({ pattern }) => pattern.test(plain))?.art ?? {
    shape: 'box' as const,
    tone: tones[hash(sku) % 3]!,
  }
  return { palette: paletteOf(sku, folded(category), plain), ...look, ...labelOf(name) }
}

const tones = ['plain', 'pale', 'dark'] as const

function paletteOf(sku: string, category: string, name: string): PaletteKey {
  if (Object.hasOwn(palettes, category)) return category as PaletteKey
  const ofSku = paletteOfSku[sku.slice(0, 2).toUpperCase()]
  if (ofSku) return ofSku
  return (
    [category, name]
      .map((text) => paletteOfWord.find(([word]) => word.test(text))?.[1])
      .find(Boolean) ?? 'maja'
  )
}

/** Without diacritics and capitals, as in the patterns above. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
