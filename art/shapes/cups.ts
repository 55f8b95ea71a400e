import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { cream, kraft, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, type Svg } from '../svg.ts'

/** Paper cups in a stack; those for hot drinks are of kraft, with a ribbed sleeve. */
export function cups(art: GoodArt, paint: Paint): Svg {
  const hot = art.variant === 'hot'
  const outer = hot ? kraft.base : cream
  const ribs = Array.from({ length: 17 }, (_, i) => `M${45 + i * 5} 116v76`).join('')
  const inside = hot
    ? path('M40 112h90v88H40z', kraft.deep) + line(ribs, kraft.ink, 1.2, 0.45)
    : path('M40 112h90v13H40zM40 194h90v8H40z', paint.base)
  return (
    reflection(85, 68, paint.deep) +
    stack(hot, paint) +
    solid('M43 98h84l-10 110q-.6 6 -7 6H60q-6.400 0 -7 -6z', outer, {
      shadeFrom: 108,
      shade: 0.09,
      light: [52, 6, hot ? 0.35 : 0.9],
      inside,
      label: label(art, box(52, 130, 66, 58), paint, {
        max: 13,
        lines: 4,
        bare: !hot,
        pad: 4,
        round: 3,
      }),
    }) +
    rect(box(41, 94, 88, 6), hot ? kraft.light : '#fff', { round: 3 }) +
    rect(box(41, 98, 88, 2), hot ? kraft.ink : paint.deep, { opacity: 0.35 })
  )
}

function stack(hot: boolean, paint: Paint): Svg {
  const even = hot ? { side: kraft.base, rim: kraft.light } : { side: cream, rim: '#fff' }
  const odd = hot ? { side: kraft.light, rim: kraft.deep } : { side: paint.light, rim: paint.base }
  return [6, 5, 4, 3, 2, 1, 0]
    .map((i) => {
      const y = 92 - i * 9
      const { side, rim } = i % 2 ? odd : even
      const cup = solid(`M43 ${y}h84l-1.600 9h-80.800z`, side, {
        shadeFrom: 108,
        shade: 0.1,
        light: [49, 5, 0.6],
      })
      return cup + rect(box(41, y - 2, 88, 4), rim, { round: 2 })
    })
    .join('')
}
