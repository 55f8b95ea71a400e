import type { GoodArt } from '../art.ts'
import { label } from '../label.ts'
import { accents, palettes, water, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, roundRect, type Svg } from '../svg.ts'

/** A grip that clips under a bottle's neck; the bottle is only an outline. */
export function carrier(art: GoodArt, paint: Paint): Svg {
  const neck = 'M64 96V128C64 142 26 146 24 184V214H146V184C144 146 106 142 106 128V96Z'
  const grip =
    'M46 62Q46 44 64 44H106Q124 44 124 62V92Q124 104 112 104H58Q46 104 46 92ZM62 64V80Q62 84 66 84H104Q108 84 108 80V64Q108 60 104 60H66Q62 60 62 64Z'
  return (
    reflection(85, 120, paint.deep) +
    solid(neck, palettes.udens.light, {
      shadeFrom: 116,
      shade: 0.07,
      light: [36, 6, 0.5],
      inside:
        path('M0 160h170v60H0z', palettes.udens.base, 0.75) + line('M30 160h110', '#fff', 1.6, 0.7),
      label: label({ ...art, labelStyle: 'rules' }, box(24, 166, 122, 44), palettes.udens, {
        max: 14,
        lines: 2,
        pad: 12,
        round: 0,
      }),
    }) +
    solid(roundRect(box(60, 116, 50, 10), 4), water.dark, { shadeFrom: 94, shade: 0.2 }) +
    `<g fill-rule="evenodd">${solid(grip, accents[art.accent ?? 'water'], { shadeFrom: 104, shade: 0.16, light: [51, 5, 0.3] }).replaceAll('<path ', '<path clip-rule="evenodd" ')}</g>` +
    line('M64 90h42', '#fff', 2, 0.3)
  )
}
