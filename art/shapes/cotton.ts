import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, type Svg } from '../svg.ts'

/** Cotton pads seen through a sleeve that is drawn together on top. */
export function cotton(art: GoodArt, paint: Paint): Svg {
  const pads = Array.from({ length: 15 }, (_, i) =>
    rect(box(48, 84 + i * 8.6, 74, 7), i % 2 ? '#fff' : '#F4F1FA', { round: 3.5 }),
  ).join('')
  return (
    reflection(85, 84, paint.deep) +
    line('M72 48q-14 -14 -4 -18t16 16q6 -20 16 -14t-6 18', paint.deep, 3) +
    path('M66 66Q70 50 85 48Q100 50 104 66z', paint.base) +
    solid(
      'M46 84Q46 66 64 64H106Q124 66 124 84V206Q124 214 116 214H54Q46 214 46 206Z',
      paint.light,
      {
        shadeFrom: 108,
        shade: 0.1,
        light: [51, 6, 0.6],
        inside: pads + path('M40 60h90v20H40z', paint.base),
        label: label(art, box(46, 108, 78, 72), paint, { max: 14, round: 0, lines: 4, pad: 8 }),
      },
    )
  )
}
