import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, roundRect, type Svg } from '../svg.ts'

const ridges = (from: number, to: number, step: number, y: number, height: number) =>
  Array.from(
    { length: Math.ceil((to - from) / step) },
    (_, i) => `M${from + i * step} ${y}v${height}`,
  ).join('')

/** A tube standing on its cap. */
export function tube(art: GoodArt, paint: Paint): Svg {
  const cap = art.accent ? accents[art.accent] : paint.deep
  return (
    reflection(85, 54, paint.deep) +
    solid(roundRect(box(60, 186, 50, 28), 5), cap, {
      shadeFrom: 98,
      shade: 0.16,
      light: [64, 4, 0.35],
      inside: line(ridges(70, 108, 8, 189, 22), '#fff', 1.5, 0.25),
    }) +
    solid('M42 50H128Q126 120 112 188H58Q44 120 42 50Z', paint.light, {
      shadeFrom: 104,
      light: [50, 6, 0.6],
      inside: path('M30 156Q85 170 140 156V190H30Z', paint.base),
      label: label(art, box(54, 68, 62, 78), paint, { max: 14, lines: 4, pad: 5 }),
    }) +
    solid('M40 40H130V52H40Z', paint.base, {
      shadeFrom: 104,
      shade: 0.1,
      light: [44, 5, 0.5],
      inside: line(ridges(46, 128, 6, 42, 8), paint.deep, 1, 0.45),
    })
  )
}
