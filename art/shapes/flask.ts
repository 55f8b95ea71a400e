import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, mixed, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, scaled, type Svg } from '../svg.ts'
import { weightOf } from '../weight-of.ts'

const bodies = {
  tall: {
    left: 55,
    width: 60,
    outline:
      'M77 46V82C77 98 55 100 55 122V205Q55 214 64 214H106Q115 214 115 205V122C115 100 93 98 93 82V46Z',
  },
  square: {
    left: 52,
    width: 66,
    outline:
      'M76 46V88C76 96 52 96 52 108V206Q52 214 60 214H110Q118 214 118 206V108C118 96 94 96 94 88V46Z',
  },
  round: {
    left: 44,
    width: 82,
    outline:
      'M76 46V88C76 104 44 118 44 162Q44 200 64 214H106Q126 200 126 162C126 118 94 104 94 88V46Z',
  },
  long: {
    left: 58,
    width: 54,
    outline:
      'M77 46V76C77 104 58 112 58 136V205Q58 214 67 214H103Q112 214 112 205V136C112 112 93 104 93 76V46Z',
  },
}
type FlaskVariant = keyof typeof bodies

/** Glass for oil, vinegar and syrup, in the colour of its content. */
export function flask(art: GoodArt, paint: Paint): Svg {
  const variant: FlaskVariant =
    art.variant && art.variant in bodies ? (art.variant as FlaskVariant) : 'tall'
  const substance = substanceOf(art.content)
  const { left, width, outline } = bodies[variant]
  const factor = weightOf(art.size) <= 250 ? 0.86 : 1
  const inside =
    path('M0 92q42 -8 85 0t85 0V220H0z', substance.base) +
    path('M0 182q42 -8 85 0t85 0V220H0z', substance.deep, 0.4)
  const words = label(art, box(left - 3, 126, width + 6, 70), paint, {
    round: 0,
    max: 13,
    lines: 4,
    pad: 7,
  })
  const ear =
    variant === 'round'
      ? line('M92 66q16 0 14 14q-2 8 -10 8', mixed(substance.base, substance.deep, 0.5), 5)
      : ''
  const cap = art.accent ? accents[art.accent] : paint.ink
  const drawn =
    ear +
    solid(outline, mixed(substance.light, '#ffffff', 0.15), {
      shadeFrom: left + width * 0.78,
      shade: 0.14,
      light: [left + 6, 5, 0.42],
      inside,
      label: words,
    }) +
    solid(roundRect(box(73, 28, 24, 22), 3), cap, {
      shadeFrom: 89,
      shade: 0.2,
      light: [76, 3, 0.3],
    }) +
    rect(box(73, 52, 24, 5), cap, { round: 2, opacity: 0.45 })
  return reflection(85, width * factor, paint.deep) + scaled(factor, { x: 85, y: 214 }, drawn)
}
