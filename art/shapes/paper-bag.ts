import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { hash } from '../hash.ts'
import { label } from '../label.ts'
import { accents, cream, kraft, toned, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, rect, type Svg } from '../svg.ts'

/** A bag with a folded top: flour with ears of grain on it, coffee dark and with a valve. */
export function paperBag(art: GoodArt, plain: Paint): Svg {
  return (
    reflection(85, 98, plain.deep) +
    (art.variant === 'coffee' ? coffee(art, plain) : flour(art, plain))
  )
}

function flour(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const ears = [52, 76, 100]
    .map((x) => ear(x, 206 - (x === 76 ? 4 : 0), substance.deep, substance.base))
    .join('')
  const field = path('M30 190q30 -14 54 -4t56 -6V220H30z', substance.light)
  return (
    path('M122 70L138 64V206L122 214Z', kraft.deep) +
    solid('M34 70H122V214H34Z', art.accent === 'white' ? cream : kraft.light, {
      light: [39, 5, 0.5],
      inside: field + ears + rect(box(30, 70, 100, 6), kraft.deep, { opacity: 0.3 }),
      label: label(art, box(43, 84, 70, 66), paint, { max: 15, lines: 4, pad: 5 }),
    }) +
    solid('M34 48H122L138 44V64L122 70H34Z', paint.base, {
      shadeFrom: 122,
      shade: 0.16,
      light: [39, 5, 0.35],
      inside: line('M34 60h88', '#fff', 1.4, 0.6),
    })
  )
}

function ear(x: number, foot: number, stalk: string, corn: string): Svg {
  const pairs = [0, 1, 2, 3].map((i) => {
    const y = foot - 22 - i * 7
    return path(`M${x} ${y}q-8 -1 -8 -8q8 0 8 8q8 -1 8 -8q-8 0 -8 8z`, corn)
  })
  return (
    line(`M${x} ${foot + 8}V${foot - 42}`, stalk, 1.8) +
    pairs.join('') +
    path(`M${x} ${foot - 46}q-5 -5 0 -11q5 6 0 11z`, corn)
  )
}

function coffee(art: GoodArt, plain: Paint): Svg {
  const paint = toned(plain, art.tone)
  const substance = substanceOf(art.content)
  const bean = (x: number, y: number, degrees: number) =>
    `<g transform="rotate(${degrees} ${x} ${y})">${path(`M${x - 11} ${y}q0 -8 11 -8t11 8t-11 8t-11 -8z`, substance.base)}${line(`M${x - 9} ${y}q4.500 -3.500 9 0t9 0`, substance.light, 1.8)}</g>`
  const stripe = hash(art.name) % 2 ? path('M36 80L60 62V214H36z', paint.deep, 0.25) : ''
  return (
    solid('M38 66H132L136 206Q136 214 128 214H42Q34 214 34 206Z', paint.base, {
      shadeFrom: 114,
      shade: 0.14,
      light: [43, 6, 0.3],
      inside: stripe + bean(66, 190, -24) + bean(90, 184, 18) + bean(110, 194, -40),
      label: label(art, box(46, 92, 78, 76), plain, { max: 15, lines: 4, pad: 5 }),
    }) +
    circle(85, 80, 4.6, paint.deep) +
    circle(85, 80, 1.6, '#fff', 0.8) +
    solid('M38 40H132V68H38Z', art.accent ? accents[art.accent] : paint.deep, {
      shadeFrom: 114,
      shade: 0.14,
      light: [43, 6, 0.25],
      inside: line('M38 50h94', '#fff', 1.4, 0.5),
    }) +
    rect(box(34, 54, 102, 6), plain.light, { round: 3 })
  )
}
