import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, steel, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, type Svg } from '../svg.ts'

/** A bottle with a pump: round for soap, square and clear for disinfection. */
export function dispenser(art: GoodArt, paint: Paint): Svg {
  const clear = art.variant === 'clear'
  const body = clear
    ? roundRect(box(48, 104, 74, 110), 8)
    : 'M66 98H104Q124 104 124 130V202Q124 214 112 214H58Q46 214 46 202V130Q46 104 66 98Z'
  const top = art.accent ? accents[art.accent] : paint.ink
  return (
    reflection(85, 78, paint.deep) +
    rect(box(81, 58, 8, 30), steel.base) +
    path('M54 46H104Q112 46 112 54V62H76Q68 62 64 56L54 54Z', top) +
    line('M62 49.500H102', '#fff', 2.2, 0.35) +
    solid(roundRect(box(66, 82, 38, 18), 4), top, {
      shadeFrom: 94,
      shade: 0.2,
      light: [70, 4, 0.3],
    }) +
    solid(body, clear ? '#F3F7FA' : paint.light, {
      shadeFrom: 108,
      light: [53, 6, 0.6],
      inside: clear
        ? rect(box(0, 124, 170, 100), paint.light) + line('M48 124h74', '#fff', 1.8, 0.8)
        : rect(box(0, 194, 170, 30), paint.base),
      label: label(art, box(clear ? 48 : 46, 120, clear ? 74 : 78, 68), paint, {
        round: 0,
        max: 14,
        lines: 3,
        pad: 8,
      }),
    })
  )
}
