import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, path, rect, roundRect, type Svg } from '../svg.ts'

/** A little spice jar; its lid pours. */
export function shaker(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const holes = [74, 81, 89, 96].map((x) => circle(x, 88, 1.5, '#fff', 0.85)).join('')
  return (
    reflection(85, 68, paint.deep) +
    solid(
      'M58 104Q52 112 52 122V204Q52 214 62 214H108Q118 214 118 204V122Q118 112 112 104Z',
      '#F4F8F6',
      {
        shadeFrom: 102,
        shade: 0.1,
        light: [57, 5, 0.6],
        inside:
          rect(box(0, 120, 170, 100), substance.base) +
          path('M50 128q18 -10 36 -2t34 -4v-8H50z', substance.light),
        label: label(art, box(50, 138, 70, 62), paint, { max: 13, round: 0, lines: 3, pad: 7 }),
      },
    ) +
    solid(roundRect(box(56, 80, 58, 26), 6), art.accent ? accents[art.accent] : paint.deep, {
      shadeFrom: 100,
      shade: 0.16,
      light: [61, 5, 0.35],
      inside: holes + rect(box(56, 98, 58, 1.6), '#fff', { opacity: 0.4 }),
    })
  )
}
