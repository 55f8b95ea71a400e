import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { cream, kraft, palettes, type Paint } from '../palette.ts'
import { solid, standing } from '../solid.ts'
import { box, moved, path, rect, roundRect, scaled, type Svg } from '../svg.ts'
import { fullBottle } from './bottle.ts'
import { pumpOnNeck } from './pump.ts'

/** A starter kit: the bottles with what they are sold with, in one kraft band. */
export function kit(art: GoodArt, paint: Paint): Svg {
  const front = fullBottle(paint, { cap: 'water' })
  const back = fullBottle({ ...paint, light: paint.base, base: behind }, { cap: 'deep' })
  const goods =
    art.variant === 'office'
      ? at(60, 190, 0.52, back) +
        at(104, 190, 0.52, back) +
        at(38, 212, 0.56, front) +
        at(92, 212, 0.56, front) +
        cups(124, 212)
      : at(116, 210, 0.7, back) + at(58, 212, 0.72, front + pumped)
  const band = solid(roundRect(box(14, 162, 142, 50), 3), kraft.light, {
    shadeFrom: 132,
    shade: 0.08,
    light: [18, 5, 0.4],
    inside: path('M14 162h142v4H14zM14 208h142v4H14z', kraft.deep, 0.7),
    label: label({ ...art, labelStyle: 'plain' }, box(30, 168, 110, 38), paint, { max: 17, lines: 2, pad: 4 }),
  })
  return standing(85, 140, paint.deep) + goods + band
}

const behind = '#6FB9D4'

const at = (x: number, y: number, factor: number, inner: Svg): Svg =>
  moved(x - 85, y - 214, scaled(factor, { x: 85, y: 214 }, inner))

/** The pump sits on the neck where the cap was. */
const pumped = moved(0, -62, pumpOnNeck(palettes.dzesetaji))

function cups(x: number, y: number): Svg {
  const rim = (i: number) => rect(box(x, y - 62 - i * 7, 32, 5), i % 2 ? palettes.maja.base : cream, { round: 2.5 })
  const stack = Array.from({ length: 9 }, (_, i) => rim(i)).join('')
  const cup = solid(`M${x + 1} ${y - 60}h30l-4 60h-22z`, cream, { shadeFrom: x + 22, light: [x + 5, 3, 0.9] })
  return stack + cup
}
