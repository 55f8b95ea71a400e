import type { GoodArt } from '../art.ts'
import { substanceOf, type Substance } from '../contents.ts'
import { label } from '../label.ts'
import { kraft, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, turned, type Svg } from '../svg.ts'

const bag =
  'M36 128l6 -6l7 6l7 -6l7 6l7 -6l7 6l8 -6l7 6l7 -6l7 6l7 -6l7 6l7 -6l6 6L130 206Q130 214 122 214H48Q40 214 40 206Z'

/** Vegetables and fruit look out of an open paper bag. */
export function produce(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const heap = art.variant === 'roots' ? roots(substance) : fruit(substance)
  return (
    reflection(85, 96, paint.deep) +
    heap +
    solid(bag, kraft.base, {
      shadeFrom: 112,
      light: [44, 6, 0.35],
      inside: path('M36 118h98v14H36z', kraft.deep, 0.25),
      label: label(art, box(48, 142, 74, 58), paint, { max: 15, lines: 3, pad: 5 }),
    })
  )
}

function roots(substance: Substance): Svg {
  const root = (x: number, lean: number, fill: string) =>
    turned(
      lean,
      { x, y: 140 },
      line(`M${x} 84q-12 -14 -8 -34M${x} 84q0 -20 2 -42M${x} 84q10 -12 14 -26`, '#4C8748', 4.5) +
        line(`M${x} 84q-6 -10 -14 -18M${x} 84q6 -14 6 -30`, '#8DBB76', 3.5) +
        solid(
          `M${x - 13} 94Q${x - 12} 82 ${x} 82Q${x + 12} 82 ${x + 13} 94L${x + 7} 160H${x - 7}Z`,
          fill,
          {
            shadeFrom: x + 5,
            shade: 0.1,
            light: [x - 9, 4, 0.35],
            inside: line(
              `M${x - 12} 100h8M${x + 3} 110h9M${x - 11} 120h6`,
              substance.deep,
              1.6,
              0.7,
            ),
          },
        ),
    )
  return (
    root(110, 12, substance.base) + root(62, -12, substance.base) + root(86, 0, substance.light)
  )
}

function fruit(substance: Substance): Svg {
  const apple = (x: number, y: number, fill: string) =>
    line(`M${x} ${y - 18}q1 -8 6 -11`, '#6B4A2B', 3) +
    path(`M${x + 3} ${y - 24}q10 -10 18 -4q-6 10 -18 4z`, '#7FA84F') +
    solid(
      `M${x} ${y - 18}q-24 -10 -26 14q0 26 18 30q8 2 8 0q0 2 8 0q18 -4 18 -30q-2 -24 -26 -14z`,
      fill,
      {
        shadeFrom: x + 12,
        shade: 0.12,
        light: [x - 19, 5, 0.4],
      },
    )
  return (
    apple(85, 82, substance.base) +
    apple(58, 114, substance.light) +
    apple(112, 112, '#B9C452') +
    apple(86, 122, substance.base)
  )
}
