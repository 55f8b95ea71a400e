import type { GoodArt } from './art.ts'
import { palettes } from './palette.ts'
import { shapes } from './shapes.ts'
import { waterLine } from './solid.ts'
import { rect, type Svg } from './svg.ts'

export type Canvas = {
  /** Width over height. The drawing keeps its height and gets air at its sides. */
  aspect?: number
  /** Paints the category's ground, for formats and places that know no transparency. */
  ground?: boolean
}

const height = 250
const width = 170

/** A good's picture as SVG. What it does not know it draws as a box: an imported row never breaks a page. */
export function drawGood(
  art: GoodArt,
  { aspect = width / height, ground = false }: Canvas = {},
): Svg {
  const paint = palettes[art.palette] ?? palettes.udens
  const draw = shapes[art.shape] ?? shapes.box
  const wide = Math.round(height * aspect)
  const x = (width - wide) / 2
  const under = ground
    ? rect({ x, y: 0, width: wide, height }, paint.tint) +
      rect({ x, y: waterLine, width: wide, height: height - waterLine }, paint.pool)
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" viewBox="${x} 0 ${wide} ${height}">${under}${draw(art, paint)}</svg>`
}
