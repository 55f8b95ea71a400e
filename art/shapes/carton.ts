import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { grains } from '../grains.ts'
import { hash } from '../hash.ts'
import { label } from '../label.ts'
import { accents, cream, toned, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, ellipse, path, type Svg } from '../svg.ts'

/** A gable carton: milk has a wave in its category's colour, plant drinks show their content. */
export function carton(art: GoodArt, plain: Paint): Svg {
  const paint = toned(plain, art.tone)
  const milk = art.variant === 'milk'
  const substance = substanceOf(art.content)
  const face = milk ? cream : paint.base
  const side = milk ? '#E4E9E4' : paint.deep
  const picture = `<clipPath id="k${hash(art.name).toString(36)}"><circle cx="79" cy="196" r="22"/></clipPath><g clip-path="url(#k${hash(art.name).toString(36)})">${grains(substance, box(55, 172, 50, 46), hash(art.name))}</g>`
  const inside = milk
    ? path('M40 184q18 -12 36 0t40 0v34H40z', paint.base) +
      path('M40 194q18 -10 36 0t40 0v24H40z', paint.deep, 0.6)
    : path('M40 178q18 -12 36 0t40 0v40H40z', paint.light) +
      circle(79, 196, 24, '#fff', 0.9) +
      picture
  const cap = art.accent ? accents[art.accent] : paint.deep
  return (
    reflection(88, 94, plain.deep) +
    path('M112 96L134 88V206L112 214Z', side) +
    path('M112 96L124 62L134 88Z', side, 0.78) +
    path('M46 96L58 62H124L112 96Z', milk ? '#F6F8F5' : paint.light) +
    path('M56 50H126V62H56Z', paint.base) +
    path('M56 50H126V53H56Z', '#fff', 0.5) +
    ellipse(86, 81, 11, 8, cap) +
    ellipse(85, 78, 11, 7, '#fff') +
    ellipse(85, 78, 6, 3.6, cap, 0.25) +
    solid('M46 96H112V214H46Z', face, {
      light: [50, 5, 0.35],
      inside,
      label: label(art, box(52, 104, 54, 66), plain, { max: 13, lines: 4, pad: 3 }),
    })
  )
}
