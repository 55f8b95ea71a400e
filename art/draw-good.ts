import type { GoodArt } from './art.ts'
import { palettes } from './palette.ts'
import { shapes } from './shapes.ts'
import { waterLine } from './solid.ts'
import { rect, type Svg } from './svg.ts'

export type Canvas = {
  /** Width over height. The height stays, and the sides get wider margins. */
  aspect?: number
  /** Paints the category's ground, for formats without transparency. */
  ground?: boolean
}

const height = 250
const width = 170

/** A good's picture as SVG; an unknown shape, as imports may have, is drawn as a box. */
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
  const size = `width="${wide}" height="${height}" viewBox="${x} 0 ${wide} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${under}${draw(art, paint)}</svg>`
}
