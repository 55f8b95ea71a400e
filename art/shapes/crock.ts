import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { ink, steel, stone, water, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, rect, type Svg } from '../svg.ts'
import { upturned } from './cooler.ts'

const vessel =
  'M40 128H130Q140 128 140 138Q142 184 124 208Q120 214 112 214H58Q50 214 46 208Q28 184 30 138Q30 128 40 128Z'

/** Stoneware with a tap, and a bottle upturned in its mouth. */
export function crock(art: GoodArt, paint: Paint): Svg {
  const stripe =
    line('M24 146q61 9 122 0', water.mid, 3, 0.7) + line('M24 152q61 9 122 0', water.mid, 1.4, 0.5)
  return (
    reflection(85, 100, paint.deep) +
    upturned(128) +
    solid(vessel, stone.base, {
      shadeFrom: 114,
      light: [40, 6, 0.7],
      inside: stripe,
      label: label(
        { ...art, labelStyle: 'plain' },
        box(50, 158, 70, 30),
        { ...paint, ink: water.dark },
        { max: 12, lines: 3, pad: 3, round: 3 },
      ),
    }) +
    rect(box(36, 122, 98, 9), stone.deep, { round: 4.5 }) +
    rect(box(36, 122, 70, 4), '#fff', { round: 2, opacity: 0.5 }) +
    rect(box(79, 193, 12, 9), steel.base, { round: 2 }) +
    rect(box(82, 200, 6, 8), steel.deep, { round: 2 }) +
    rect(box(76, 189, 18, 4), ink, { round: 2 })
  )
}
