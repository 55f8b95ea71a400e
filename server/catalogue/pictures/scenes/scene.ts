import { scaled, moved, type Svg } from '../svg.ts'

/** A picture wider or taller than a good: its frame, and where a good's foot stands in it. */
export type Frame = { width: number; height: number }

export const framed = ({ width, height }: Frame, inner: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`

/** A good out of the family, its foot at x, y. */
export const placed = (good: Svg, x: number, y: number, scale: number): Svg =>
  moved(x - 85, y - 214, scaled(scale, { x: 85, y: 214 }, good))
