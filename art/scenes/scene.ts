import type { Svg } from '../svg.ts'

/** A picture wider or taller than a good. */
export type Frame = { width: number; height: number }

export const framed = ({ width, height }: Frame, inner: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
