import { createHash } from 'node:crypto'
import type { ImageFormat } from '../../platform/images/image-format.ts'
import type { WantedImage } from '../../platform/images/images.ts'
import type { Svg } from './svg.ts'

type Drawn = { svg: Svg; identity: string }
const drawnOnce = new Map<string, Drawn>()

/** A picture of the shop itself: drawn when it is first asked for, then remembered. */
export function housePicture(
  name: string,
  draw: () => Svg,
  size: { width: number; height: number },
  format: ImageFormat,
): WantedImage {
  let drawn = drawnOnce.get(name)
  if (!drawn) {
    const svg = draw()
    drawn = { svg, identity: createHash('sha256').update(svg).digest('hex') }
    drawnOnce.set(name, drawn)
  }
  const { svg, identity } = drawn
  return { ...size, format, fit: 'cover', identity, source: () => ({ svg }) }
}
