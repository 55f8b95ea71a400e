import type { GoodArt } from '../art.ts'
import { ink, palettes, steel, type Paint } from '../palette.ts'
import { reflection } from '../solid.ts'
import { box, circle, line, rect, type Svg } from '../svg.ts'
import { hangTag } from './tag.ts'

/** A rack of steel for three bottles lying down. */
export function rack(art: GoodArt, paint: Paint): Svg {
  const b = palettes.udens
  const base = (y: number) =>
    circle(92, y, 21, b.base) +
    circle(92, y, 21, ink, 0.06) +
    circle(92, y, 15, b.light) +
    circle(92, y, 7, b.deep, 0.5) +
    line(`M76 ${y - 7}q5 -9 14 -9.500`, '#fff', 3, 0.7)
  const shelf = (y: number) =>
    rect(box(62, y + 20, 62, 5), steel.deep, { round: 2.5 }) +
    rect(box(62, y + 20, 62, 2), '#fff', { round: 1, opacity: 0.4 })
  const post = (x: number) =>
    rect(box(x, 40, 6, 174), steel.deep, { round: 3 }) +
    rect(box(x, 42, 2.4, 170), '#fff', { round: 1, opacity: 0.5 })
  const rows = [66, 124, 182]
  return (
    reflection(90, 84, paint.deep) +
    post(62) +
    rows.map(base).join('') +
    rows.map(shelf).join('') +
    post(118) +
    hangTag(art, box(14, 96, 52, 72), { x: 64, y: 76 }, { ...paint, deep: steel.ink })
  )
}
