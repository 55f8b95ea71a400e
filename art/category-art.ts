import type { GoodArt } from './art.ts'
import type { PaletteKey } from './palette.ts'
import { proposeArt } from './propose-art.ts'

const exampleGoods: Record<PaletteKey, [sku: string, name: string]> = {
  udens: ['UD', 'Avota ūdens "Sila Avots", 18,9 l (atgriežama pudele)'],
  dzesetaji: ['DZ', 'Grīdas ūdens dzesētājs (karsts/auksts), balts'],
  bio: ['BP', 'Bio auzu pārslas, 1 kg'],
  dzerieni: ['DR', 'Bio auzu dzēriens, 1 l'],
  maja: ['MS', 'Universālais tīrīšanas līdzeklis, 750 ml'],
  higiena: ['HI', 'Zobu pasta bez fluora, 75 ml'],
  berniem: ['BE', 'Bio auzu putra zīdaiņiem, 200 g'],
  pakalpojumi: ['PK', 'Dzesētāja sanitārā apkope (pie klienta)'],
}

/** The good that represents its category on the front page. */
export function categoryArt(key: string): GoodArt | undefined {
  return Object.hasOwn(exampleGoods, key)
    ? proposeArt(...exampleGoods[key as PaletteKey])
    : undefined
}
