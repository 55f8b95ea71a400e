import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { kraft, wood, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, turned, type Svg } from '../svg.ts'

/** A bamboo brush leaning out of its kraft sleeve. */
export function toothbrush(art: GoodArt, paint: Paint): Svg {
  const bristles = Array.from({ length: 7 }, (_, i) =>
    rect(box(62, 40 + i * 5.4, 18, 3.8), i % 2 ? paint.light : paint.base, { round: 1.6 }),
  ).join('')
  const brush =
    bristles +
    solid('M79 30Q92 28 92 42V92Q90 104 90 120V214H80V120Q80 104 79 92Z', wood.base, {
      shadeFrom: 87,
      shade: 0.14,
      light: [81, 2.6, 0.45],
    })
  return (
    reflection(85, 64, paint.deep) +
    turned(7, { x: 85, y: 214 }, brush) +
    solid(
      'M54 110L62 104L70 110L78 104L86 110L94 104L102 110L110 104L116 110V206Q116 214 108 214H62Q54 214 54 206Z',
      kraft.light,
      {
        shadeFrom: 102,
        light: [59, 5, 0.45],
        inside:
          path('M50 196q17 -10 35 0t35 0v24H50z', kraft.base) +
          line('M60 206h50', kraft.deep, 1.2, 0.6),
        label: label(art, box(60, 120, 50, 70), paint, { max: 13, lines: 3, pad: 3 }),
      },
    )
  )
}
