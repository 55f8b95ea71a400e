import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { mixed, steel, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, type Svg } from '../svg.ts'

/** Chocolate with the paper slipped down, or a cake of soap in its sleeve. */
export function bar(art: GoodArt, paint: Paint): Svg {
  return art.variant === 'soap' ? soap(art, paint) : chocolate(art, paint)
}

function chocolate(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const squares = [0, 1, 2, 3]
    .map((i) => rect(box(48 + i * 19.2, 50, 16, 26), substance.light, { round: 2, opacity: 0.55 }))
    .join('')
  const foil = 'M43 86l7 -7l6 6l8 -8l7 7l8 -7l8 8l8 -8l7 7l7 -6l8 7l6 -6l4 8v20H43z'
  return (
    reflection(85, 88, paint.deep) +
    solid(roundRect(box(45, 44, 80, 100), 4), substance.base, {
      shadeFrom: 108,
      shade: 0.16,
      light: [49, 4, 0.25],
      inside: squares,
    }) +
    path(foil, steel.light) +
    path('M100 84l7 -5l8 7l6 -6l4 8v20h-25z', steel.base, 0.6) +
    solid('M40 100H130V208Q130 214 124 214H46Q40 214 40 208Z', paint.base, {
      shadeFrom: 110,
      light: [45, 5, 0.35],
      inside: path('M36 190q25 -14 50 0t50 0v30H36z', paint.deep, 0.7),
      label: label(art, box(48, 112, 74, 68), paint, { max: 15, lines: 4, pad: 5 }),
    })
  )
}

function soap(art: GoodArt, paint: Paint): Svg {
  const cake = mixed('#D9E6C6', paint.light, 0.15)
  const leafVein = line(
    'M24 200q8 -26 26 -40M30 186l-3 -9M37 175l-2 -9M33 184l10 1M40 173l9 1',
    '#7FA84F',
    2.4,
  )
  return (
    reflection(85, 134, paint.deep) +
    solid(roundRect(box(16, 140, 138, 74), 22), cake, {
      shadeFrom: 122,
      shade: 0.1,
      light: [28, 7, 0.7],
      inside: leafVein + line('M124 160v40', '#fff', 3, 0.5),
    }) +
    solid('M60 132H136Q140 132 140 136V214H64Q60 214 60 210Z', paint.base, {
      shadeFrom: 124,
      light: [64, 5, 0.35],
      label: label(art, box(68, 142, 64, 62), paint, { max: 13, lines: 4, pad: 4 }),
    })
  )
}
