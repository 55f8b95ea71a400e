import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, steel, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, type Svg } from '../svg.ts'

/** A filter cartridge: collar above, mesh below. */
export function filter(art: GoodArt, paint: Paint): Svg {
  const mesh = Array.from({ length: 9 }, (_, i) => `M48 ${172 + i * 5}h74`).join('')
  return (
    reflection(85, 74, paint.deep) +
    solid(roundRect(box(68, 36, 34, 26), 5), steel.base, {
      shadeFrom: 92,
      light: [72, 4, 0.5],
      inside: line('M66 44h40M66 52h40', steel.deep, 2.4),
    }) +
    solid(roundRect(box(46, 56, 78, 24), 8), accents[art.accent ?? 'water'], {
      shadeFrom: 108,
      shade: 0.16,
      light: [52, 5, 0.3],
    }) +
    solid('M50 78H120V204Q120 214 110 214H60Q50 214 50 204Z', paint.light, {
      shadeFrom: 106,
      light: [55, 5, 0.9],
      inside:
        rect(box(40, 168, 90, 50), steel.base) +
        line(mesh, steel.ink, 1, 0.5) +
        path('M40 166h90v4H40z', steel.deep),
      label: label(art, box(50, 92, 70, 66), paint, { max: 13, round: 0, lines: 4, pad: 6 }),
    })
  )
}
