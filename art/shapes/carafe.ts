import type { GoodArt } from '../art.ts'
import { palettes, water, wood, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, roundRect, type Svg } from '../svg.ts'
import { hangTag } from './tag.ts'

const glass =
  'M64 56H106L100 84Q98 98 112 116Q128 136 128 166Q128 214 98 214H72Q42 214 42 166Q42 136 58 116Q72 98 70 84Z'

/** Clear glass, half full, a stopper of wood, and the name on a tag round the neck. */
export function carafe(art: GoodArt, paint: Paint): Svg {
  return (
    reflection(85, 84, paint.deep) +
    solid(roundRect(box(70, 38, 30, 24), 6), wood.base, { shadeFrom: 90, light: [74, 4, 0.4] }) +
    solid(glass, '#F1F8FA', {
      shadeFrom: 108,
      shade: 0.08,
      light: [52, 6, 0.8],
      inside:
        rect(box(0, 138, 170, 90), palettes.udens.base) +
        path('M0 138q42 8 85 0t85 0v6H0z', water.light) +
        path('M0 186q42 -10 85 0t85 0v40H0z', water.mid, 0.25),
    }) +
    line(glass, palettes.udens.deep, 1.6, 0.5) +
    line('M66 92q19 7 38 0', wood.ink, 1.6) +
    hangTag(art, box(56, 122, 60, 72), { x: 98, y: 94 }, paint)
  )
}
