import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, scaled, type Svg } from '../svg.ts'

/** A glass with a lid: a hexagon for honey, a cloth for jam; puree is small and round. */
export function jar(art: GoodArt, paint: Paint): Svg {
  const factor = art.variant === 'half' || art.variant === 'baby' ? 0.8 : 1
  return (
    reflection(85, 98 * factor, paint.deep) +
    scaled(factor, { x: 85, y: 214 }, glass(art, paint) + lid(art, paint))
  )
}

function glass(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const body =
    art.variant === 'baby'
      ? 'M52 96H118Q140 112 140 150Q140 196 124 210Q120 214 112 214H58Q50 214 46 210Q30 196 30 150Q30 112 52 96Z'
      : 'M40 106Q40 94 54 92H116Q130 94 130 106V202Q130 214 118 214H52Q40 214 40 202Z'
  const inside =
    rect(box(0, 108, 170, 120), substance.base) +
    path('M0 190q40 -10 85 0t85 0v40H0z', substance.deep, 0.35) +
    line('M36 108h98', '#fff', 1.6, 0.5)
  return solid(body, substance.light, {
    shadeFrom: 110,
    shade: 0.1,
    light: [46, 6, 0.5],
    inside,
    label: label(art, box(30, 124, 110, 66), paint, {
      round: 0,
      max: 17,
      pad: art.variant === 'baby' ? 10 : 15,
      lines: 3,
    }),
  })
}

function lid(art: GoodArt, paint: Paint): Svg {
  const colour = art.accent ? accents[art.accent] : paint.deep
  if (art.variant === 'cloth') {
    const cloth =
      'M46 72Q85 62 124 72L136 104Q126 98 118 106Q108 98 100 106Q92 98 85 106Q76 98 68 106Q60 98 52 106Q44 98 34 104Z'
    const checks = line(
      'M54 62v48M70 62v48M86 62v48M102 62v48M118 62v48M30 78h110M30 92h110',
      '#fff',
      3,
      0.35,
    )
    return (
      solid(cloth, colour, { shadeFrom: 108, shade: 0.14, light: [52, 5, 0.3], inside: checks }) +
      line('M44 90Q85 84 126 90', paint.ink, 2.4, 0.7)
    )
  }
  const comb = art.content?.toLowerCase().includes('honey')
    ? [0, 1, 2].map((i) => path(`M${67 + i * 18} 77l5 3v6l-5 3l-5 -3v-6z`, '#fff', 0.4)).join('')
    : line('M44 89h82', '#fff', 1.5, 0.4)
  return solid(roundRect(box(44, 70, 82, 24), 5), colour, {
    shadeFrom: 108,
    shade: 0.16,
    light: [49, 5, 0.4],
    inside: comb,
  })
}
