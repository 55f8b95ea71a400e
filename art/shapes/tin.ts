import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { hash } from '../hash.ts'
import { label } from '../label.ts'
import { accents, toned, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, ellipse, line, path, rect, turned, type Svg } from '../svg.ts'

/** A round tin with a lid; loose tea has leaves around its label. */
export function tin(art: GoodArt, plain: Paint): Svg {
  const paint = toned(plain, art.tone)
  const low = art.variant === 'low'
  const top = low ? 110 : 84
  const substance = substanceOf(art.content)
  const lid = art.accent ? accents[art.accent] : paint.deep
  const leaves =
    art.variant === 'tea'
      ? scattered(substance.light, substance.base, hash(art.name))
      : path('M36 196q24 -10 49 0t49 0v24H36z', substance.base, 0.9)
  return (
    reflection(85, 96, plain.deep) +
    solid(`M38 ${top}H132V204Q132 214 120 214H50Q38 214 38 204Z`, paint.base, {
      shadeFrom: 112,
      shade: 0.13,
      light: [44, 7, 0.35],
      inside: leaves + rect(box(38, 208, 94, 6), paint.deep, { opacity: 0.5 }),
      label: label(art, box(38, top + 28, 94, low ? 56 : 74), plain, {
        max: 16,
        round: 0,
        lines: 3,
        pad: 12,
      }),
    }) +
    solid(
      `M36 ${top - 14}Q36 ${top - 20} 44 ${top - 20}H126Q134 ${top - 20} 134 ${top - 14}V${top + 8}H36Z`,
      lid,
      {
        shadeFrom: 112,
        shade: 0.16,
        light: [43, 7, 0.35],
        inside: line(`M36 ${top + 2}h98`, '#fff', 1.4, 0.4),
      },
    ) +
    ellipse(85, top - 20, 44, 4, '#fff', 0.18)
  )
}

const scattered = (light: string, base: string, seed: number): Svg =>
  [
    [50, 196],
    [70, 204],
    [92, 198],
    [114, 204],
    [124, 196],
    [60, 100],
    [86, 104],
    [112, 100],
  ]
    .map(([x, y], i) =>
      turned(
        (seed + i * 67) % 180,
        { x: x!, y: y! },
        path(`M${x! - 9} ${y}q9 -8 18 0q-9 8 -18 0z`, i % 2 ? light : base) +
          line(`M${x! - 6} ${y}h12`, '#fff', 0.8, 0.5),
      ),
    )
    .join('')
