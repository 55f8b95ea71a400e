import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { cream, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, type Svg } from '../svg.ts'

const loaf =
  'M18 192Q14 134 60 128Q85 124 112 128Q156 134 152 192Q152 214 132 214H38Q18 214 18 192Z'

/** A loaf of rye with cuts on top and a band of paper round its waist. */
export function bread(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const cuts =
    line('M42 140q6 10 2 24M124 138q-6 12 -2 26', substance.light, 5) +
    line('M30 158q4 8 1 18M140 158q-4 8 -1 18', substance.light, 4, 0.7)
  const seeds = path(
    'M34 196h4v1.600h-4zM44 204h4v1.600h-4zM128 198h4v1.600h-4zM138 186h4v1.600h-4zM26 182h4v1.600h-4z',
    '#E9D3AC',
  )
  const band =
    path('M56 118H114V220H56Z', cream) + path('M56 118h58v12H56zM56 207h58v7H56z', paint.base)
  return (
    reflection(85, 138, paint.deep) +
    solid(loaf, substance.base, {
      shadeFrom: 124,
      shade: 0.16,
      light: [26, 7, 0.2],
      inside: cuts + seeds,
      label:
        band +
        label({ ...art, labelStyle: 'plain' }, box(57, 132, 56, 74), paint, {
          max: 15,
          lines: 3,
          pad: 3,
          round: 0,
        }),
    })
  )
}
