import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { kraft, palettes, sun, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, rect, roundRect, type Box, type Svg } from '../svg.ts'
import { cooler } from './cooler.ts'

const card = 'M38 66L58 40H112L132 66V206Q132 214 124 214H46Q38 214 38 206Z'

/** A service is a hanging card with a picture of the work. */
export function tag(art: GoodArt, paint: Paint): Svg {
  return (
    reflection(85, 94, paint.deep) +
    solid(card, paint.base, {
      shadeFrom: 114,
      shade: 0.1,
      light: [43, 5, 0.3],
      inside: rect(box(38, 72, 94, 62), paint.deep, { opacity: 0.55 }) + doing(art.variant),
      label: label(art, box(46, 142, 78, 64), paint, { max: 13, lines: 4, pad: 5 }),
    }) +
    circle(85, 56, 7, paint.tint) +
    line('M85 56C85 34 98 26 112 18', paint.deep, 2.5)
  )
}

function doing(variant = ''): Svg {
  const little = (kind: string) =>
    `<g transform="translate(66 130) scale(.3) translate(-85 -214)">${cooler({ shape: 'cooler', variant: kind, palette: 'dzesetaji', name: ' ' }, palettes.dzesetaji)}</g>`
  const pictures: Record<string, Svg> = {
    'rent-table': little('table') + month(100, 96, 12),
    'rent-floor': little('floor') + month(100, 96, 12),
    'rent-day': little('floor') + month(100, 96, 1),
    'clean-home': app + brush(104, 104),
    'clean-shop': spanner + brush(108, 104),
    crock: pot + brush(110, 104),
  }
  return pictures[variant] ?? drop
}

const month = (x: number, y: number, marked: number): Svg =>
  rect(box(x - 14, y, 32, 28), '#fff', { round: 3 }) +
  rect(box(x - 14, y, 32, 8), sun, { round: 3 }) +
  Array.from({ length: 12 }, (_, i) =>
    rect(box(x - 11 + (i % 4) * 7, y + 11 + Math.floor(i / 4) * 5.5, 5, 3.8), sun, {
      round: 1,
      opacity: i < marked ? 1 : 0.28,
    }),
  ).join('')

const app =
  path('M50 104L70 86L90 104V130H50Z', '#fff', 0.95) +
  rect(box(64, 112, 12, 18), palettes.pakalpojumi.deep)
const spanner = path(
  'M56 82a14 14 0 0 0 10 22l22 26l9 -8L73 97a14 14 0 0 0 -8 -18l1 10l-7 3z',
  '#fff',
  0.95,
)
const pot =
  path('M52 92h38l4 10q2 22 -10 28H58q-12 -6 -10 -28z', '#fff', 0.95) +
  rect(box(66, 112, 10, 6), sun, { round: 2 })
const drop = path('M85 80c0 0 -17 19 -17 31a17 17 0 0 0 34 0c0 -12 -17 -31 -17 -31z', '#fff', 0.92)

const brush = (x: number, y: number): Svg =>
  line(`M${x} ${y - 22}v20`, '#fff', 4) +
  path(`M${x - 8} ${y - 2}h16v8h-16z`, sun) +
  line(
    `M${x - 6} ${y + 8}v10M${x - 2} ${y + 8}v12M${x + 2} ${y + 8}v12M${x + 6} ${y + 8}v10`,
    '#fff',
    2.2,
  )

/** A paper tag on a string, for goods without a surface for a label. */
export function hangTag(
  art: GoodArt,
  area: Box,
  from: { x: number; y: number },
  paint: Paint,
): Svg {
  const hole = { x: area.x + area.width / 2, y: area.y + 6 }
  return (
    line(
      `M${from.x} ${from.y}Q${(from.x + hole.x) / 2 - 6} ${(from.y + hole.y) / 2} ${hole.x} ${hole.y}`,
      kraft.ink,
      1.4,
    ) +
    solid(roundRect(area, 4), '#fff', {
      shadeFrom: area.x + area.width * 0.8,
      shade: 0.05,
      label: label(
        { ...art, labelStyle: 'bottom' },
        box(area.x, area.y + 9, area.width, area.height - 9),
        paint,
        {
          max: 12,
          lines: 4,
          pad: 4,
          round: 0,
        },
      ),
    }) +
    line(roundRect(area, 4), paint.deep, 1, 0.45) +
    circle(hole.x, hole.y, 2.2, kraft.ink)
  )
}
