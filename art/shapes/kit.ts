import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { cream, kraft, palettes, type Paint } from '../palette.ts'
import { placed, solid, reflection } from '../solid.ts'
import { box, moved, path, rect, roundRect, type Svg } from '../svg.ts'
import { fullBottle } from './bottle.ts'
import { pumpOnNeck } from './pump.ts'

/** A starter kit: bottles and their accessories in a kraft band. */
export function kit(art: GoodArt, paint: Paint): Svg {
  const front = fullBottle(paint, { cap: 'water' })
  const back = fullBottle({ ...paint, light: paint.base, base: behind }, { cap: 'deep' })
  const goods =
    art.variant === 'office'
      ? placed(back, 60, 190, 0.52) +
        placed(back, 104, 190, 0.52) +
        placed(front, 38, 212, 0.56) +
        placed(front, 92, 212, 0.56) +
        cups(124, 212)
      : placed(back, 116, 210, 0.7) + placed(front + pumped, 58, 212, 0.72)
  const band = solid(roundRect(box(14, 162, 142, 50), 3), kraft.light, {
    shadeFrom: 132,
    shade: 0.08,
    light: [18, 5, 0.4],
    inside: path('M14 162h142v4H14zM14 208h142v4H14z', kraft.deep, 0.7),
    label: label({ ...art, labelStyle: 'plain' }, box(30, 168, 110, 38), paint, {
      max: 17,
      lines: 2,
      pad: 4,
    }),
  })
  return reflection(85, 140, paint.deep) + goods + band
}

const behind = '#6FB9D4'

/** The pump is where the cap was. */
const pumped = moved(0, -62, pumpOnNeck(palettes.dzesetaji))

function cups(x: number, y: number): Svg {
  const rim = (i: number) =>
    rect(box(x, y - 62 - i * 7, 32, 5), i % 2 ? palettes.maja.base : cream, { round: 2.5 })
  const stack = Array.from({ length: 9 }, (_, i) => rim(i)).join('')
  const cup = solid(`M${x + 1} ${y - 60}h30l-4 60h-22z`, cream, {
    shadeFrom: x + 22,
    light: [x + 5, 3, 0.9],
  })
  return stack + cup
}
