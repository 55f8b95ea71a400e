import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { kraft, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, rect, type Svg } from '../svg.ts'

/** Eggs in two rows of a pulp tray, a paper band in front. */
export function eggs(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const egg = (x: number, y: number, fill: string) =>
    solid(`M${x} ${y - 32}c9 0 15 14 15 24a15 14 0 0 1 -30 0c0 -10 6 -24 15 -24z`, fill, {
      shadeFrom: x + 5,
      shade: 0.14,
      light: [x - 9, 3.5, 0.5],
    })
  const row = (y: number, shift: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      egg(33 + shift + i * 26, y, (i + shift) % 2 ? substance.light : substance.base),
    ).join('')
  const bumps = 'q13 -16 26 0'.repeat(5)
  return (
    reflection(85, 136, paint.deep) +
    row(142, 13, 4) +
    row(158, 0, 5) +
    solid(`M20 160${bumps}L144 206Q143 214 136 214H34Q27 214 26 206Z`, kraft.base, {
      shadeFrom: 124,
      light: [26, 5, 0.3],
      inside: rect(box(16, 200, 140, 4), kraft.deep, { opacity: 0.5 }),
      label: label(art, box(34, 162, 100, 48), paint, { max: 15, lines: 2, pad: 4 }),
    })
  )
}
