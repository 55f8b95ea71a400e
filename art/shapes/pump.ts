import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, clay, ink, steel, sun, water, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, rect, roundRect, type Svg } from '../svg.ts'
import { lettering } from '../fonts/lettering.ts'

/** A pump on its suction pipe: with bellows, a button, or a display of the temperature. */
export function pump(art: GoodArt, paint: Paint): Svg {
  const kind = art.variant === 'mechanical' || art.variant === 'display' ? art.variant : 'electric'
  const top = kind === 'mechanical' ? 96 : 74
  const collar = solid(roundRect(box(62, 146, 46, 20), 5), accents[art.accent ?? 'water'], {
    shadeFrom: 96,
    shade: 0.16,
    light: [67, 4, 0.3],
  })
  const pipe =
    rect(box(78, 150, 14, 64), paint.deep, { round: 4, opacity: 0.55 }) +
    rect(box(81, 150, 3, 62), '#fff', { opacity: 0.6 })
  const body = solid(roundRect(box(50, top, 70, 152 - top), 10), paint.light, {
    shadeFrom: 105,
    shade: 0.1,
    light: [55, 5, 0.9],
    label: label(art, kind === 'mechanical' ? box(50, 100, 70, 44) : box(50, 90, 70, 50), paint, {
      max: 12,
      round: 0,
      lines: 4,
      pad: 5,
    }),
  })
  return (
    reflection(85, 48, paint.deep) + pipe + spout(paint) + pumpHead(paint, kind) + body + collar
  )
}

/** The visible part of a hand pump on a bottle. */
export function pumpOnNeck(paint: Paint): Svg {
  const body = solid(roundRect(box(64, 94, 42, 10), 4), water.deep, { shadeFrom: 96, shade: 0.16 })
  return line('M106 88h18q10 0 10 10v14', paint.deep, 8) + pumpHead(paint, 'mechanical') + body
}

const spout = (paint: Paint): Svg =>
  line('M112 96h10q18 0 18 17v12', paint.deep, 11) +
  line('M118 93h5q13 0 16 9', '#fff', 2.5, 0.5) +
  rect(box(133, 122, 14, 6), steel.deep, { round: 2 })

export function pumpHead(paint: Paint, kind: 'mechanical' | 'electric' | 'display'): Svg {
  if (kind === 'mechanical') {
    const folds = [70, 79, 88].map((y, i) =>
      solid(roundRect(box(57 + i * 0.5, y, 56 - i, 9), 4.5), i % 2 ? paint.deep : steel.base, {
        shadeFrom: 98,
        shade: 0.12,
      }),
    )
    return (
      solid('M57 72q0 -32 28 -32t28 32z', accents.deep, {
        shadeFrom: 97,
        shade: 0.18,
        light: [66, 5, 0.3],
      }) + folds.join('')
    )
  }
  const head = roundRect(box(52, 40, 66, 42), 16)
  if (kind === 'electric') {
    const button =
      circle(85, 58, 10, '#fff', 0.95) +
      path('M85 51c0 0 -5 6 -5 9a5 5 0 0 0 10 0c0 -3 -5 -9 -5 -9z', water.mid) +
      circle(107, 58, 2, sun)
    return solid(head, water.deep, {
      shadeFrom: 102,
      shade: 0.16,
      light: [58, 5, 0.3],
      inside: button,
    })
  }
  const face =
    rect(box(62, 44, 46, 20), '#CFEFFA', { round: 4 }) +
    lettering('21°', { x: 85, y: 59.5, size: 15, fill: ink, weight: 'bold' }) +
    circle(70, 69, 2.2, water.base) +
    circle(85, 69, 2.2, '#fff') +
    circle(100, 69, 2.2, clay)
  return solid(head, ink, { shadeFrom: 104, shade: 0.3, light: [57, 4, 0.2], inside: face })
}
