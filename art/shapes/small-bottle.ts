import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { label } from '../label.ts'
import { accents, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, rect, roundRect, type Svg } from '../svg.ts'

export type Slim = {
  x: number
  width: number
  top: number
  glass: string
  cap: string
  inside?: Svg
  label?: Svg
}

/** A slender bottle: alone for juice, in rows for a case of water. */
export function slimBottle({ x, width, top, glass, cap, inside = '', label }: Slim): Svg {
  const neck = width * 0.18
  const cx = x + width / 2
  const right = x + width
  const shoulder = top + 62
  const outline = `M${cx - neck} ${top + 10}V${top + 24}C${cx - neck} ${top + 38} ${x} ${top + 40} ${x} ${shoulder}V207Q${x} 214 ${x + 7} 214H${right - 7}Q${right} 214 ${right} 207V${shoulder}C${right} ${top + 40} ${cx + neck} ${top + 38} ${cx + neck} ${top + 24}V${top + 10}Z`
  return (
    solid(outline, glass, {
      shadeFrom: x + width * 0.74,
      light: [x + width * 0.1, Math.max(4, width * 0.08), 0.45],
      inside,
      ...(label ? { label } : {}),
    }) +
    solid(roundRect(box(cx - neck - 2, top, neck * 2 + 4, 15), 3), cap, {
      shadeFrom: cx + neck * 0.4,
      shade: 0.2,
    })
  )
}

/** One bottle of juice, sap or syrup, filled with its own colour. */
export function smallBottle(art: GoodArt, paint: Paint): Svg {
  const substance = substanceOf(art.content)
  const short = art.variant === 'short'
  const top = short ? 92 : 44
  const [x, width] = short ? [50, 70] : [52, 66]
  const level = top + 46
  const inside =
    rect(box(0, level, 170, 140), substance.base) +
    line(`M${x} ${level}h${width}`, '#fff', 1.6, 0.6)
  const words = label(art, box(x - 3, top + 68, width + 6, short ? 42 : 72), paint, {
    max: 13,
    round: 0,
    pad: 6,
    lines: 4,
  })
  return (
    reflection(85, width, paint.deep) +
    slimBottle({
      x,
      width,
      top,
      glass: substance.light,
      cap: art.accent ? accents[art.accent] : paint.deep,
      inside,
      label: words,
    })
  )
}
