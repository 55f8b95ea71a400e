import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { cream, leaf, mixed, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, dashes, ellipse, line, path, type Svg } from '../svg.ts'

/** Paper on rolls: a stack of short ones, two tall towels, or one roll of bags. */
export function roll(art: GoodArt, paint: Paint): Svg {
  if (art.variant === 'towels') return towels(art, paint)
  if (art.variant === 'bags') return bags(art, paint)
  const rolls = [82, 142]
    .flatMap((y) => [28, 86].map((x) => singleRoll(x, y, 56, 53, paint)))
    .join('')
  return (
    reflection(85, 118, paint.deep) +
    rolls +
    band('M26 120Q85 138 144 120V178Q85 196 26 178Z', art, box(42, 132, 86, 50), paint)
  )
}

function singleRoll(x: number, y: number, width: number, height: number, paint: Paint): Svg {
  const half = width / 2
  return (
    solid(`M${x} ${y + 9}v${height}q${half} 14 ${width} 0v${-height}z`, cream, {
      shadeFrom: x + width * 0.72,
      shade: 0.09,
      light: [x + 5, 4, 0.9],
      inside: dashes(`M${x} ${y + 30}q${half} 12 ${width} 0`, paint.base, 1, '3 4', 0.9),
    }) +
    ellipse(x + half, y + 9, half, 9, paint.light) +
    ellipse(x + half, y + 8.5, half - 1, 8.2, '#fff') +
    ellipse(x + half, y + 9, 9, 3.4, paint.deep, 0.7)
  )
}

const band = (d: string, art: GoodArt, area: ReturnType<typeof box>, paint: Paint): Svg =>
  solid(d, paint.base, {
    shadeFrom: 118,
    shade: 0.1,
    light: [31, 5, 0.35],
    label: label(art, area, paint, { max: 15, pad: 5, lines: 2 }),
  })

function towels(art: GoodArt, paint: Paint): Svg {
  const dots = line(
    'M34 84h.1M50 90h.1M66 84h.1M100 84h.1M118 90h.1M134 84h.1M42 190h.1M60 196h.1M112 196h.1M130 190h.1',
    paint.base,
    4,
  )
  return (
    reflection(85, 118, paint.deep) +
    singleRoll(27, 52, 58, 146, paint) +
    singleRoll(86, 52, 58, 146, paint) +
    dots +
    band('M25 104Q85 120 145 104V168Q85 184 25 168Z', art, box(40, 118, 90, 52), paint)
  )
}

function bags(art: GoodArt, paint: Paint): Svg {
  const green = { ...paint, light: '#CFE3C4', base: '#9CC488', deep: leaf, ink: paint.ink }
  return (
    reflection(85, 100, paint.deep) +
    path('M128 96q18 6 18 30v84q-12 8 -26 2z', mixed(green.base, '#ffffff', 0.35)) +
    line('M140 128v76', green.deep, 1.2, 0.4) +
    solid('M38 86v118q47 20 94 0v-118z', green.base, {
      shadeFrom: 110,
      light: [44, 6, 0.4],
      inside: dashes('M38 190q47 18 94 0', green.deep, 1.2, '3 4', 0.6),
    }) +
    ellipse(85, 86, 47, 13, green.light) +
    ellipse(85, 86, 30, 8, green.base) +
    ellipse(85, 86, 13, 4, paint.ink, 0.6) +
    solid('M37 110q48 18 96 0v66q-48 18 -96 0z', paint.light, {
      shadeFrom: 110,
      shade: 0.08,
      label: label(art, box(50, 120, 70, 58), paint, { max: 14, pad: 5, lines: 3 }),
    })
  )
}
