import { scatter } from '../hash.ts'
import { ink, sun, wood } from '../palette.ts'
import { box, circle, line, moved, path, rect, type Svg } from '../svg.ts'

type Trees = { from: number; to: number; base: number; low: number; high: number; seed: number }

/** A row of spruces, rising from left to right. */
export function forest({ from, to, base, low, high, seed }: Trees): string {
  const any = scatter(seed)
  let d = `M${from} ${base}`
  for (let x = from; x < to;) {
    const h = any(low, high) * Math.min(1, 0.12 + (x - from) / 260)
    const w = any(14, 28) + h * 0.16
    const to = (along: number, up: number) =>
      `L${Math.round(x + w * along)} ${Math.round(base - h * up)}`
    d +=
      to(0, 0.3) +
      to(0.36, 0.62) +
      to(0.28, 0.6) +
      to(0.5, 1) +
      to(0.72, 0.6) +
      to(0.64, 0.62) +
      to(1, 0.3)
    x += w
  }
  return `${d}V${base}Z`
}

/** Sky in three flat planes, cool above, warm where the sun is. */
export const sky = (
  width: number,
  height: number,
  horizon: number,
  [high, middle, low]: [string, string, string],
): Svg =>
  rect(box(0, 0, width, height), high) +
  rect(box(0, horizon * 0.5, width, height), middle) +
  rect(box(0, horizon * 0.78, width, height), low)

type Water = { width: number; height: number; horizon: number; sunX: number; k: number }

/** Water under a horizon, with the sun's path and scattered ripples. */
export function lake({ width, height, horizon, sunX, k }: Water): Svg {
  const any = scatter(5)
  const deep = height - horizon
  const path = Array.from({ length: 7 }, (_, i) =>
    rect(box(sunX - (30 - i * 3) * k, horizon + 7 + i * 11, (60 - i * 6) * k, 3.5), sun, {
      round: 1.75,
      opacity: 0.75 - i * 0.09,
    }),
  )
  const ripples = Array.from({ length: Math.round(width / 26) }, () =>
    rect(box(any(0, width), horizon + any(8, Math.max(10, deep - 6)), any(18, 62), 2.5), '#fff', {
      round: 1.25,
      opacity: 0.5,
    }),
  )
  return (
    rect(box(0, horizon, width, deep), '#CBE4ED') +
    rect(box(0, horizon + deep * 0.5, width, deep), '#B4D8E5') +
    line(`M0 ${horizon}H${width}`, '#fff', 2) +
    path.join('') +
    ripples.join('')
  )
}

/** A wooden landing that comes in from the right. */
export function jetty(from: number, top: number, width: number, height: number, k: number): Svg {
  const posts: Svg[] = []
  for (let x = from + 26; x < width; x += 128 * k)
    posts.push(
      rect(box(x, top + 8, 11 * k, height - top), '#8E714A') +
        rect(box(x, top + 8, 4 * k, height - top), '#B3946A'),
    )
  const gaps: Svg[] = []
  for (let x = from + 20; x < width; x += 34 * k)
    gaps.push(line(`M${x} ${top - 2}v${7 * k}`, '#C9AE82', 2))
  return (
    posts.join('') +
    rect(box(from, top - 3, width - from + 20, 9 * k), wood.light, { round: 2 }) +
    rect(box(from, top + 5 * k, width - from + 20, 9 * k), '#B3946A') +
    gaps.join('') +
    rect(box(from, top + 13 * k, width - from + 20, 3 * k), ink, { opacity: 0.1 })
  )
}

/** Riga from the river, far off: the cable bridge, the cathedral's dome and St Peter's spire. */
export function riga(x: number, horizon: number, k: number, colour: string): Svg {
  const at = (d: string) => `<g transform="translate(${x} ${horizon}) scale(${k})">${d}</g>`
  const spire = path(
    'M196 0V-40H204V-66L206 -72L208 -66V-84Q205 -90 208 -96Q206 -102 209 -108L210 -132L211 -108Q214 -102 212 -96Q215 -90 212 -84V-66L214 -72L216 -66V-40H224V0Z',
    colour,
  )
  const dome = path(
    'M116 0V-44H146V0ZM116 -44Q116 -62 131 -70Q146 -62 146 -44ZM129 -70V-88L131 -98L133 -88V-70Z',
    colour,
  )
  const church = path('M262 0V-46H274L280 -92L286 -46H298V0Z', colour)
  const roofs = path(
    'M96 0V-22L108 -32L120 -22V0ZM150 0V-26H170V-34H188V0ZM226 0V-20L240 -30L254 -20V0ZM300 0V-24H326V-16H344V0Z',
    colour,
  )
  const cables = [-96, -78, -60, -42, 42, 60, 78, 96].map((end) => `M0 -104L${end} -12`).join('')
  const bridge =
    line(cables, colour, 1.4) +
    path('M-3 0V-110L0 -116L3 -110V0Z', colour) +
    path('M-170 -12H100V-7H-170ZM-150 -8h5V0h-5ZM-100 -8h5V0h-5ZM60 -8h5V0h-5Z', colour)
  return at(roofs + spire + dome + church + moved(-60, 0, bridge))
}

export const sunDisc = (x: number, y: number, r: number): Svg =>
  circle(x, y, r * 1.55, sun, 0.16) + circle(x, y, r, sun)
