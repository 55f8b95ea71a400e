import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, paper, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, roundRect, type Svg } from '../svg.ts'

/** A soft pack: nappies upright with a handle, wipes flat with a lid. */
export function softPack(art: GoodArt, paint: Paint): Svg {
  return art.variant === 'wipes' ? wipes(art, paint) : nappies(art, paint)
}

function nappies(art: GoodArt, paint: Paint): Svg {
  const body =
    'M26 86Q26 76 38 78Q85 70 132 78Q144 76 144 86Q150 146 144 204Q144 214 132 212Q85 216 38 212Q26 214 26 204Q20 146 26 86Z'
  const folds = line(
    Array.from({ length: 9 }, (_, i) => `M${36 + i * 12.4} 182v26`).join(''),
    '#fff',
    2.4,
    0.55,
  )
  const stars = [
    [46, 100],
    [124, 104],
    [38, 150],
    [133, 148],
  ]
    .map(([x, y]) => circle(x!, y!, 4, paper, 0.7))
    .join('')
  return (
    reflection(85, 124, paint.deep) +
    line('M62 76q0 -20 23 -20t23 20', paint.deep, 6) +
    solid(body, paint.base, {
      shadeFrom: 120,
      shade: 0.1,
      light: [33, 7, 0.35],
      inside:
        path('M0 176h170v50H0z', paint.light, 0.9) +
        folds +
        stars +
        path('M0 172h170v4H0z', accents[art.accent ?? 'sky']),
      label: label(art, box(36, 96, 98, 66), paint, { max: 17, lines: 3, pad: 5, round: 6 }),
    })
  )
}

function wipes(art: GoodArt, paint: Paint): Svg {
  const body = 'M20 150L30 142H140L150 150L146 176L150 206L140 214H30L20 206L24 176Z'
  return (
    reflection(85, 128, paint.deep) +
    path('M68 120q4 -26 20 -28q16 6 12 26l4 8H66z', '#fff', 0.95) +
    line('M84 96q-6 12 -5 22', paint.light, 2) +
    solid(roundRect(box(46, 120, 78, 24), 7), accents[art.accent ?? 'sky'], {
      shadeFrom: 106,
      shade: 0.14,
      light: [52, 5, 0.4],
    }) +
    solid(body, paint.base, {
      shadeFrom: 122,
      light: [30, 6, 0.35],
      inside: line('M28 144v68M142 144v68', '#fff', 1.6, 0.6),
      label: label(art, box(44, 150, 82, 54), paint, { max: 15, lines: 2, pad: 5, round: 6 }),
    })
  )
}
