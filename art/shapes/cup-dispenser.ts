import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { cream, steel, water, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, path, rect, roundRect, type Svg } from '../svg.ts'

/** A clear tube on the cooler's side: cups show through it, one hangs out below. */
export function cupDispenser(art: GoodArt, paint: Paint): Svg {
  const stack = Array.from({ length: 9 }, (_, i) =>
    rect(box(57, 50 + i * 13, 56, 10), i % 2 ? water.light : cream, { round: 3 }),
  ).join('')
  return (
    reflection(85, 50, paint.deep) +
    solid('M62 160h46l-6 44q-.6 6 -6 6H74q-5.400 0 -6 -6z', cream, {
      shadeFrom: 98,
      light: [68, 4, 0.9],
      inside: rect(box(50, 180, 70, 10), water.base),
    }) +
    rect(box(59, 158, 52, 5), '#fff', { round: 2.5 }) +
    solid(roundRect(box(50, 40, 70, 118), 8), water.clear, {
      shadeFrom: 106,
      shade: 0.09,
      light: [56, 5, 0.8],
      inside: stack + path('M50 40h70v118H50z', '#fff', 0.35),
      label: label(art, box(56, 76, 58, 62), paint, { max: 12, lines: 4, pad: 4 }),
    }) +
    solid(roundRect(box(46, 30, 78, 16), 6), steel.base, { shadeFrom: 108, light: [51, 5, 0.6] }) +
    solid(roundRect(box(46, 148, 78, 14), 5), steel.base, { shadeFrom: 108, light: [51, 5, 0.6] })
  )
}
