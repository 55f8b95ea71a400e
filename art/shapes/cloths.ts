import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, dashes, line, roundRect, type Svg } from '../svg.ts'

/** Folded cloths, one colour each, in a paper band. */
export function cloths(art: GoodArt, paint: Paint): Svg {
  const folded = [
    { y: 112, fill: paint.base },
    { y: 146, fill: '#8CCBE3' },
    { y: 180, fill: '#F3EDE0' },
  ].map(({ y, fill }) =>
    solid(roundRect(box(24, y, 122, 34), 13), fill, {
      shadeFrom: 120,
      light: [32, 6, 0.4],
      inside:
        line(`M30 ${y + 17}H138`, '#0D2B38', 1.6, 0.18) +
        dashes(`M36 ${y + 9}h98M36 ${y + 25}h98`, '#fff', 1.4, '1 4', 0.5),
    }),
  )
  const band = label(art, box(42, 132, 86, 62), paint, { max: 14, lines: 3, pad: 5, round: 0 })
  return (
    reflection(85, 124, paint.deep) +
    folded.join('') +
    solid('M42 110H128V214H42Z', paint.light, {
      shadeFrom: 116,
      shade: 0.06,
      light: [46, 4, 0.5],
      label: band,
    })
  )
}
