import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, type Svg } from '../svg.ts'

const body =
  'M44 92Q46 76 62 74H96Q124 78 130 104L134 200Q134 214 122 214H48Q36 214 36 202V118Q36 104 44 92Z'

/** A laundry jug: the grip is cut through the shoulder, the cap is the measure. */
export function jug(art: GoodArt, paint: Paint): Svg {
  const cap = art.accent ? accents[art.accent] : paint.deep
  const inside =
    path('M30 178q28 -16 56 0t56 0V220H30z', paint.light, 0.9) +
    path('M30 190q28 -14 56 0t56 0V220H30z', paint.deep, 0.25)
  const grip =
    path('M100 92q16 3 18 18l2 18q0 7 -6 7t-7 -7l-2 -13q-1 -8 -8 -10t-6 -8t9 -5z', paint.tint) +
    line('M101 92q16 3 18 18l2 16', paint.deep, 1.6, 0.5)
  return (
    reflection(85, 94, paint.deep) +
    solid(body, paint.base, {
      shadeFrom: 116,
      light: [42, 6, 0.42],
      inside,
      label: label(art, box(44, 138, 78, 62), paint, { max: 13, pad: 4, lines: 4 }),
    }) +
    grip +
    solid(roundRect(box(52, 46, 42, 30), 5), cap, {
      shadeFrom: 82,
      shade: 0.18,
      light: [56, 4, 0.35],
      inside: rect(box(52, 68, 42, 3), '#fff', { opacity: 0.35 }),
    })
  )
}
