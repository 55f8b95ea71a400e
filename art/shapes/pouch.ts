import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { grains } from '../grains.ts'
import { hash } from '../hash.ts'
import { label } from '../label.ts'
import { accents, toned, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, dashes, line, path, scaled, type Svg } from '../svg.ts'
import { weightOf } from '../weight-of.ts'

const body = 'M40 62H130L134 104Q140 160 132 206Q131 214 122 214H48Q39 214 38 206Q30 160 36 104Z'

/** Windows of the pouch, through which its content is seen. */
const windows: Record<
  string,
  { d: string; label: ReturnType<typeof box>; area: ReturnType<typeof box> }
> = {
  oval: {
    d: 'M55 181q0 -18 30 -18t30 18t-30 18t-30 -18z',
    label: box(46, 78, 78, 74),
    area: box(52, 160, 66, 42),
  },
  leaf: {
    d: 'M50 184q6 -25 36 -23q28 2 34 2q-2 33 -34 35q-28 2 -36 -14z',
    label: box(46, 78, 78, 74),
    area: box(46, 158, 78, 42),
  },
  hill: {
    d: 'M28 186q30 -30 62 -14q28 13 52 -6V220H28z',
    label: box(46, 78, 78, 72),
    area: box(26, 156, 120, 62),
  },
  arch: {
    d: 'M58 206V176a27 27 0 0 1 54 0v30z',
    label: box(46, 76, 78, 64),
    area: box(56, 146, 60, 62),
  },
  band: { d: 'M28 162H142V204H28z', label: box(46, 78, 78, 76), area: box(28, 160, 116, 46) },
}
const windowKinds = Object.keys(windows)

export function pouch(art: GoodArt, plain: Paint): Svg {
  const paint = toned(plain, art.tone)
  const substance = substanceOf(art.content)
  const kind =
    windows[art.variant ?? ''] ?? windows[windowKinds[hash(art.name) % windowKinds.length]!]!
  const id = `w${hash(kind.d + art.name).toString(36)}`
  const pane =
    `<clipPath id="${id}"><path d="${kind.d}"/></clipPath><g clip-path="url(#${id})">${grains(substance, kind.area, hash(art.name))}</g>` +
    line(kind.d, paint.deep, 2, 0.7)
  const size = weightOf(art.size)
  const factor = size > 700 ? 1.04 : size < 150 ? 0.8 : size < 320 ? 0.9 : 1
  return (
    reflection(85, 94 * factor, plain.deep) +
    scaled(
      factor,
      { x: 85, y: 214 },
      solid(body, paint.base, {
        shadeFrom: 114,
        shade: 0.11,
        light: [43, 6, 0.35],
        inside: pane + line('M30 207q55 6 110 0', paint.deep, 1.6, 0.5),
        label: label(art, kind.label, plain, { max: 15, lines: 4, pad: 5 }),
      }) + seal(art, paint),
    )
  )
}

const seal = (art: GoodArt, paint: Paint): Svg =>
  solid('M38 46H132V64H38Z', art.accent ? accents[art.accent] : paint.deep, {
    shadeFrom: 114,
    shade: 0.14,
    light: [43, 6, 0.35],
    inside: dashes('M38 58h94', '#fff', 1.4, '2 3.400', 0.6) + circle(85, 52, 2.6, paint.tint),
  }) + path('M38 64h94v2H38z', paint.ink, 0.15)
