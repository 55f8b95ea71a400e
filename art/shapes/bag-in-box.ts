import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, kraft, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, circle, path, rect, roundRect, type Svg } from '../svg.ts'

/** A kraft box with a tap, and a wave in the colour of its content. */
export function bagInBox(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const tall = art.variant === 'large'
  const top = tall ? 72 : 96
  const front = `M30 ${top}H120V214H30Z`
  const tap =
    circle(58, 192, 10, '#fff', 0.95) +
    solid(roundRect(box(50, 184, 16, 14), 4), accents[art.accent ?? 'water'], {
      shadeFrom: 60,
      shade: 0.2,
    }) +
    rect(box(54, 196, 8, 12), accents[art.accent ?? 'water'], { round: 2 })
  return (
    reflection(87, 116, paint.deep) +
    path(`M120 ${top}L146 ${top - 12}V202L120 214Z`, kraft.deep) +
    path(`M30 ${top}L56 ${top - 12}H146L120 ${top}Z`, kraft.light) +
    path(`M66 ${top - 4}h30l4 -4H72z`, kraft.deep, 0.7) +
    solid(front, kraft.base, {
      light: [34, 5, 0.3],
      inside:
        path('M30 168q22 -16 45 0t45 0V214H30z', substance.base) +
        path('M30 182q22 -14 45 0t45 0V214H30z', substance.deep, 0.5),
      label: label(art, box(42, top + 14, 66, tall ? 70 : 52), paint, {
        max: 15,
        pad: 5,
        lines: 4,
      }),
    }) +
    path(`M120 176q13 -12 26 -8V202L120 214z`, substance.deep, 0.45) +
    tap
  )
}
