import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { clay, ink, palettes, steel, water, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, moved, path, rect, roundRect, type Svg } from '../svg.ts'
import { fullBottle } from './bottle.ts'

/** Coolers for a table and the floor, one with the bottle below and one without a bottle. */
export function cooler(art: GoodArt, paint: Paint): Svg {
  const build = { table, 'bottom-load': bottomLoad, plumbed }[art.variant ?? ''] ?? floor
  return reflection(85, 92, paint.deep) + build(art, paint)
}

/** The bottle upside down on top, its neck in the well. */
export const upturned = (y: number): Svg =>
  `<g transform="translate(85 ${y}) scale(.5 -.44) translate(-85 -16)">${fullBottle(palettes.udens, { cap: 'water' })}</g>`

function table(art: GoodArt, paint: Paint): Svg {
  return (
    upturned(128) +
    cabinet(art, paint, 120) +
    moved(0, 120, taps(paint)) +
    name(art, box(47, 186, 76, 23), paint)
  )
}

function floor(art: GoodArt, paint: Paint): Svg {
  const y = 100
  return (
    upturned(y + 8) +
    cabinet(art, paint, y) +
    moved(0, y, taps(paint)) +
    name(art, box(47, y + 74, 76, 32), paint)
  )
}

function bottomLoad(art: GoodArt, paint: Paint): Svg {
  const y = 34
  const door =
    path(roundRect(box(50, 132, 70, 74), 5), '#fff', 0.8) +
    line(roundRect(box(50, 132, 70, 74), 5), paint.deep, 1.2, 0.6)
  const ghost = `<g transform="translate(85 203) scale(.3) translate(-85 -214)">${fullBottle(palettes.udens, { cap: 'water' })}</g>`
  return (
    cabinet(art, paint, y) +
    moved(0, y, taps(paint)) +
    door +
    ghost +
    line('M114 160v16', steel.deep, 3) +
    name(art, box(50, 104, 70, 26), paint)
  )
}

function plumbed(art: GoodArt, paint: Paint): Svg {
  const y = 48
  const hose =
    line('M126 190q16 0 16 -16V120q0 -14 12 -14h16', water.base, 6) +
    line('M128 188q12 -2 12 -16V122', '#fff', 1.6, 0.6)
  const filter = solid(roundRect(box(56, 168, 26, 36), 6), water.light, {
    shadeFrom: 74,
    inside: rect(box(56, 184, 26, 20), water.base),
  })
  return (
    hose +
    cabinet(art, { ...paint, light: steel.base, base: steel.deep }, y) +
    moved(0, y, taps(paint)) +
    name(art, box(52, 122, 66, 38), paint) +
    filter +
    line('M90 174h22M90 182h22M90 190h14', ink, 2.4, 0.3)
  )
}

const cabinet = (_: GoodArt, paint: Paint, y: number): Svg =>
  solid(roundRect(box(42, y, 86, 214 - y), 9), paint.light, {
    shadeFrom: 112,
    shade: 0.1,
    light: [47, 5, 0.9],
    inside: rect(box(42, y, 86, 11), paint.base) + rect(box(42, 206, 86, 8), paint.base),
  })

const taps = (paint: Paint): Svg =>
  path(roundRect(box(54, 20, 62, 46), 6), paint.deep, 0.38) +
  rect(box(65, 20, 12, 15), water.deep, { round: 3 }) +
  rect(box(93, 20, 12, 15), clay, { round: 3 }) +
  rect(box(58, 59, 54, 5), paint.ink, { round: 2.5, opacity: 0.55 }) +
  circle(71, 14.5, 1.8, water.mid) +
  circle(99, 14.5, 1.8, clay)

const name = (art: GoodArt, area: ReturnType<typeof box>, paint: Paint): Svg =>
  label(art, area, paint, { max: 12, lines: 3, pad: 3, bare: true })
