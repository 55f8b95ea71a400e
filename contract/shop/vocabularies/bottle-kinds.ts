import { type BottleKind, isBottle } from '../../../domain/cart/cart-line.ts'
import { vocabulary } from './vocabulary.ts'

/** `isbottle`. */
export const bottleKinds = vocabulary({
  large: 1,
  small: 2,
  none: 3,
} as const satisfies Record<BottleKind, number>)

type BottleNumber = (typeof bottleKinds.numbers)[number]

export const isBottled = (good: { isbottle: BottleNumber }): boolean =>
  isBottle(bottleKinds.nameOf(good.isbottle))
