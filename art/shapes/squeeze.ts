import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, line, path, rect, roundRect, type Svg } from '../svg.ts'

const bodies = {
  waist:
    'M70 72H100Q104 86 114 94Q122 102 118 120Q113 146 118 172Q122 190 118 206Q116 214 108 214H62Q54 214 52 206Q48 190 52 172Q57 146 52 120Q48 102 56 94Q66 86 70 72Z',
  duck: 'M72 86C72 70 60 62 48 60L52 46C76 48 98 62 98 86C98 100 118 104 118 128V204Q118 214 108 214H62Q52 214 52 204V128C52 104 72 100 72 86Z',
  straight: 'M66 82H104Q118 86 118 104V204Q118 214 108 214H62Q52 214 52 204V104Q52 86 66 82Z',
}
type SqueezeVariant = keyof typeof bodies

/** Soft bottles: waisted for dishes, bent for the toilet, straight for hair and skin. */
export function squeeze(art: GoodArt, paint: Paint): Svg {
  const variant: SqueezeVariant =
    art.variant && art.variant in bodies ? (art.variant as SqueezeVariant) : 'straight'
  const cap = art.accent ? accents[art.accent] : paint.deep
  const inside =
    variant === 'straight'
      ? path('M40 188q22 -14 45 0t45 0v32H40z', paint.base) +
        path('M40 198q22 -12 45 0t45 0v24H40z', paint.deep, 0.4)
      : rect(box(0, 110, 170, 110), paint.base) + line('M46 110h78', '#fff', 1.6, 0.6)
  return (
    reflection(85, 68, paint.deep) +
    solid(bodies[variant], paint.light, {
      shadeFrom: 104,
      shade: 0.11,
      light: [57, 5, 0.5],
      inside,
      label: label(art, box(48, 122, 74, variant === 'straight' ? 58 : 66), paint, {
        round: 0,
        max: 13,
        lines: 4,
        pad: 9,
      }),
    }) +
    caps[variant](cap)
  )
}

const caps: Record<SqueezeVariant, (colour: string) => Svg> = {
  waist: (colour) =>
    solid(roundRect(box(66, 58, 38, 18), 4), colour, {
      shadeFrom: 94,
      shade: 0.16,
      light: [70, 4, 0.35],
    }) +
    solid('M76 44h18l3 14h-24z', colour, { shadeFrom: 90, shade: 0.2 }) +
    circle(85, 44, 4, colour),
  duck: (colour) =>
    `<g transform="rotate(-76 46 54)">${solid(roundRect(box(34, 38, 26, 26), 4), colour, { shadeFrom: 50, shade: 0.16 })}</g>`,
  straight: (colour) =>
    solid(roundRect(box(62, 50, 46, 34), 5), colour, {
      shadeFrom: 96,
      shade: 0.16,
      light: [66, 5, 0.35],
      inside: line('M62 74h46', '#fff', 1.4, 0.45),
    }),
}
