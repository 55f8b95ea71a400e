import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, type Svg } from '../svg.ts'

const body =
  'M74 88H98Q100 102 112 108Q118 112 118 122V205Q118 214 109 214H61Q52 214 52 205V122Q52 112 60 108Q72 102 74 88Z'

/** A trigger spray. */
export function spray(art: GoodArt, paint: Paint): Svg {
  const trigger = art.accent ? accents[art.accent] : paint.ink
  return (
    reflection(85, 66, paint.deep) +
    path('M76 92V66H96V92Z', paint.deep) +
    path('M58 38H104Q114 38 114 48V66H76L70 56H58Z', trigger) +
    rect(box(48, 40, 14, 12), paint.deep, { round: 3 }) +
    path('M72 62Q66 78 58 84L64 88Q76 80 80 66Z', paint.deep) +
    line('M64 42H102', '#fff', 2.5, 0.4) +
    solid(body, paint.light, {
      shadeFrom: 104,
      light: [57, 5, 0.55],
      inside: rect(box(0, 116, 170, 120), paint.base) + line('M50 116h70', '#fff', 1.6, 0.6),
      label: label(art, box(50, 126, 70, 72), paint, { round: 0, max: 13, lines: 4, pad: 3.5 }),
    })
  )
}
