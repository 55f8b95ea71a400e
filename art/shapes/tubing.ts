import type { GoodArt } from '../art.ts'
import { water, type Paint } from '../palette.ts'
import { reflection } from '../solid.ts'
import { box, line, type Svg } from '../svg.ts'
import { hangTag } from './tag.ts'

/** A coil of clear tube that leans on itself. */
export function tubing(art: GoodArt, paint: Paint): Svg {
  const loop = (y: number) =>
    `M34 ${y}c0 -13 23 -20 51 -20s51 7 51 20s-23 20 -51 20s-51 -7 -51 -20z`
  const coil = [193, 182, 171, 160]
    .map(
      (y) =>
        line(loop(y), paint.deep, 12) +
        line(loop(y), water.light, 9) +
        line(loop(y - 1.5), '#fff', 2, 0.75),
    )
    .join('')
  const end = (d: string) =>
    line(d, paint.deep, 12) + line(d, water.light, 9) + line(d, '#fff', 2, 0.6)
  return (
    reflection(85, 108, paint.deep) +
    end('M128 150c14 -14 6 -44 -8 -52') +
    coil +
    hangTag(art, box(34, 66, 68, 76), { x: 118, y: 108 }, paint)
  )
}
