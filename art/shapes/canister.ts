import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, rect, roundRect, type Svg } from '../svg.ts'

const body =
  'M34 120Q34 98 52 96H70V84H100V96H116Q136 98 136 120V204Q136 214 126 214H44Q34 214 34 204Z'

/** Five litres with a handle: clear for water, opaque for refills. */
export function canister(art: GoodArt, paint: Paint): Svg {
  const clear = art.variant === 'clear'
  const substance = substanceOf(art.content)
  const inside = clear
    ? rect(box(0, 112, 170, 120), substance.base) +
      line('M30 112h110', '#fff', 1.8, 0.7) +
      line('M30 202q55 7 110 0', substance.deep, 2, 0.4)
    : rect(box(0, 116, 170, 120), paint.base) + line('M30 204h110', paint.deep, 2, 0.35)
  const cap = accents[art.accent ?? (clear ? 'water' : 'ink')]
  return (
    reflection(85, 98, paint.deep) +
    line('M108 84q26 -2 26 26', paint.deep, 9) +
    line('M110 81q20 0 24 16', '#fff', 2, 0.4) +
    solid(body, clear ? substance.light : paint.light, {
      shadeFrom: 112,
      light: [40, 6, 0.5],
      inside,
      label: label(art, box(45, 126, 80, 70), paint, { max: 15, pad: 6, lines: 4 }),
    }) +
    solid(roundRect(box(66, 66, 38, 20), 4), cap, {
      shadeFrom: 91,
      shade: 0.18,
      light: [70, 4, 0.35],
      inside: line('M66 80h38', '#fff', 1.4, 0.35),
    })
  )
}
