import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, water, wood, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, rect, type Svg } from '../svg.ts'
import { slimBottle } from './small-bottle.ts'

/** Several bottles in film, or in a crate if they are of glass. */
export function bottleCase(art: GoodArt, paint: Paint): Svg {
  if (art.variant === 'glass') return crate(art, paint)
  const substance = substanceOf(art.content)
  const low = art.variant === 'kids' || art.variant === 'half-litre'
  const count = art.variant === 'kids' ? 4 : low ? 5 : 3
  const width = 132 / count
  const top = low ? 92 : 44
  const cap = accents[art.accent ?? 'water']
  const inside =
    rect(box(0, top + 40, 170, 200), substance.base) +
    (art.content === 'sparkling' ? bubbles(substance.light, top) : '')
  const drawBottle = (i: number, x: number, lift: number, glass: string) =>
    slimBottle({
      x,
      width: width - 3,
      top: top - lift,
      glass,
      cap: art.variant === 'kids' ? kidsCaps[i % 4]! : cap,
      inside,
    })
  const back = row(count - 1, (i) =>
    drawBottle(i + 1, 19 + width / 2 + i * width, 12, substance.base),
  )
  const front = row(count, (i) => drawBottle(i, 20.5 + i * width, 0, substance.light))
  const film = rect(box(17, low ? 160 : 134, 136, low ? 50 : 62), '#fff', { opacity: 0.94 })
  const face = box(17, low ? 160 : 134, 136, low ? 50 : 62)
  return (
    reflection(85, 134, paint.deep) +
    back +
    front +
    film +
    label(art, face, paint, { max: 15, round: 3, pad: 10, lines: 2 }) +
    line(`M${face.x} ${face.y}l-1 -14M${face.x + face.width} ${face.y}l1 -14`, '#fff', 2, 0.7)
  )
}

const kidsCaps = [accents.sun, accents.rose, accents.sky, accents.grass]

const row = (count: number, draw: (i: number) => Svg): Svg =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const bubbles = (colour: string, top: number): Svg =>
  row(26, (i) =>
    circle(22 + ((i * 37) % 128), top + 50 + ((i * 53) % 70), 1.4 + (i % 3) * 0.7, colour, 0.9),
  )

function crate(art: GoodArt, paint: Paint): Svg {
  const bottles = row(4, (i) =>
    slimBottle({
      x: 25 + i * 31,
      width: 27,
      top: 62,
      glass: '#BFE0D0',
      cap: accents.sun,
      inside: rect(box(0, 104, 170, 120), '#8CC7AE'),
    }),
  )
  const behind = row(3, (i) =>
    slimBottle({ x: 41 + i * 31, width: 25, top: 54, glass: '#8CC7AE', cap: accents.sun }),
  )
  const side = solid('M16 150H154V208Q154 214 148 214H22Q16 214 16 208Z', wood.base, {
    shadeFrom: 128,
    light: [21, 5, 0.3],
    inside:
      path('M0 170h170v3H0zM0 192h170v3H0z', wood.deep, 0.6) +
      circle(25, 160, 1.6, wood.ink) +
      circle(145, 160, 1.6, wood.ink),
    label: label(
      art,
      box(38, 155, 94, 52),
      { ...paint, deep: water.deep },
      { max: 14, round: 2, pad: 6, lines: 3 },
    ),
  })
  return reflection(85, 136, paint.deep) + behind + bottles + side
}
