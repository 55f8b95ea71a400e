import { createHash } from 'node:crypto'
import type { ImageFormat } from '../../platform/images/image-format.ts'
import type { ImageRequest } from '../../platform/images/images.ts'
import type { Svg } from '../../../art/svg.ts'

type Drawing = { svg: Svg; identity: string }
const drawings = new Map<string, Drawing>()

/** A picture of the shop itself (banner, icon), drawn at its first request. */
export function shopPicture(
  name: string,
  draw: () => Svg,
  size: { width: number; height: number },
  format: ImageFormat,
): ImageRequest {
  let drawn = drawings.get(name)
  if (!drawn) {
    const svg = draw()
    drawn = { svg, identity: createHash('sha256').update(svg).digest('hex') }
    drawings.set(name, drawn)
  }
  const { svg, identity } = drawn
  return { ...size, format, fit: 'cover', identity, source: () => ({ svg }) }
}
