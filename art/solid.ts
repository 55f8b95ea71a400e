import { hash } from './hash.ts'
import { ink } from './palette.ts'
import { ellipse, moved, path, rect, scaled, type Svg } from './svg.ts'

/** The line on which every good stands, at 85.6 % of the picture's height. */
export const waterLine = 214

/** A scaled drawing of a good with its foot at x, y. */
export const placed = (good: Svg, x: number, y: number, scale: number): Svg =>
  moved(x - 85, y - waterLine, scaled(scale, { x: 85, y: waterLine }, good))

type Facets = {
  /** Where the side away from the light begins. */
  shadeFrom?: number
  shade?: number
  /** The strip that the light from the upper left leaves: x, width, opacity. */
  light?: [x: number, width: number, opacity?: number]
  /** Drawn on the body, under light and shade. */
  inside?: Svg
  /** Drawn over light and shade, with a faint shade of its own. */
  label?: Svg
}

/** A flat body: base colour, a light strip on the left, a shade on the right. */
export function solid(
  outline: string,
  fill: string,
  { shadeFrom, shade = 0.12, light, inside, label }: Facets = {},
): Svg {
  const id = `c${hash(outline).toString(36)}`
  const dark = (from: number, opacity: number) =>
    rect({ x: from, y: 0, width: 170, height: 250 }, ink, { opacity })
  const parts = [path(outline, fill), inside ?? '']
  if (shadeFrom !== undefined) parts.push(dark(shadeFrom, shade))
  if (light)
    parts.push(
      rect({ x: light[0], y: 0, width: light[1], height: 250 }, '#fff', {
        opacity: light[2] ?? 0.38,
      }),
    )
  if (label) parts.push(label, shadeFrom === undefined ? '' : dark(shadeFrom + 8, 0.05))
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** A soft shadow and three dashes of reflection in the water under a good. */
export function reflection(centre: number, width: number, colour: string): Svg {
  const dash = (share: number, y: number, opacity: number) =>
    rect({ x: centre - (width * share) / 2, y, width: width * share, height: 3.2 }, colour, {
      round: 1.6,
      opacity,
    })
  return (
    ellipse(centre + 5, waterLine, width / 2 + 5, 3.2, ink, 0.13) +
    dash(0.84, 221, 0.42) +
    dash(0.56, 229, 0.32) +
    dash(0.26, 237, 0.24)
  )
}
