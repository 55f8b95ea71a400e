import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, water, type Accent, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, scaled, type Svg } from '../svg.ts'

const outline =
  'M71 30V48C71 60 36 62 34 92V104Q40 108 34 112V168Q40 172 34 176V203Q34 214 46 214H124Q136 214 136 203V176Q130 172 136 168V112Q130 108 136 104V92C134 62 99 60 99 48V30Z'
const smooth =
  'M71 30V46C71 62 34 64 34 98V203Q34 214 46 214H124Q136 214 136 203V98C136 64 99 62 99 46V30Z'

type Dressed = { cap: Accent; label?: Svg; sparkle?: Svg }

/** The 18.9 l bottle, in proportion to which all else is drawn. */
export function fullBottle(
  paint: Paint,
  { cap, label, sparkle = '' }: Dressed,
  body = outline,
): Svg {
  const ribs =
    body === outline
      ? line('M30 106q55 9 110 0M30 172q55 9 110 0', paint.deep, 3, 0.45) +
        line('M34 196q51 8 102 0', paint.deep, 2, 0.3)
      : line('M34 182q51 8 102 0M34 192q51 8 102 0M34 202q51 8 102 0', paint.deep, 2, 0.28)
  const inside =
    rect(box(0, 66, 170, 150), paint.base) + line('M40 66h90', '#fff', 2, 0.6) + ribs + sparkle
  return (
    solid(body, paint.light, {
      shadeFrom: 112,
      shade: 0.1,
      light: [43, 7, 0.5],
      inside,
      ...(label ? { label } : {}),
    }) +
    solid(roundRect(box(66, 16, 38, 19), 5), accents[cap], {
      shadeFrom: 90,
      shade: 0.18,
      light: [71, 5, 0.3],
      inside: line('M66 29h38', '#fff', 1.5, 0.35),
    })
  )
}

export function emptyBottle(paint: Paint): Svg {
  const ribs = line('M30 106q55 9 110 0M30 172q55 9 110 0', paint.deep, 3, 0.35)
  return (
    solid(outline, water.clear, {
      shadeFrom: 112,
      shade: 0.07,
      light: [43, 7, 0.6],
      inside: ribs,
    }) +
    line(outline, paint.deep, 2, 0.55) +
    rect(box(68, 27, 34, 6), paint.deep, { round: 3, opacity: 0.6 })
  )
}

/** The returnable bottles of 18.9 l and 11.3 l, and the single-use one with a moulded grip. */
export function bottle(art: GoodArt, paint: Paint): Svg {
  const cap = art.accent ?? 'water'
  const words = label(art, box(30, 113, 110, 55), paint, { max: 20, round: 0, pad: 11, lines: 2 })
  if (art.variant === 'single-use') {
    const grip =
      path('M104 92q20 4 20 24v14q0 10 -9 10t-9 -10v-6q0 -12 -8 -16t6 -16z', paint.deep, 0.35) +
      path('M108 99q9 3 9 17v12q0 5 -3 5t-3 -5v-10q0 -10 -6 -13t3 -6z', paint.tint)
    const low = label(art, box(30, 138, 110, 42), paint, { max: 16, round: 0, pad: 11, lines: 2 })
    return (
      reflection(85, 102, paint.deep) +
      fullBottle(paint, { cap, label: low, sparkle: grip }, smooth)
    )
  }
  const sister = art.variant === 'small' ? 0.82 : 1
  const drops = art.variant === 'minerals' ? minerals(paint) : ''
  return (
    reflection(85, 102 * sister, paint.deep) +
    scaled(sister, { x: 85, y: 214 }, fullBottle(paint, { cap, label: words, sparkle: drops }))
  )
}

const minerals = (paint: Paint): Svg =>
  [
    [62, 84],
    [78, 92],
    [96, 80],
    [112, 90],
    [70, 184],
    [90, 188],
    [108, 182],
    [56, 188],
  ]
    .map(([x, y]) =>
      path(`M${x} ${y! - 4}l3.500 4l-3.500 4l-3.500 -4z`, x! % 3 ? '#fff' : paint.deep, 0.7),
    )
    .join('')
