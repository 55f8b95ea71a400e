import type { GoodArt } from '../art.ts'
import { substanceOf } from '../contents.ts'
import { grains } from '../grains.ts'
import { hash } from '../hash.ts'
import { label } from '../label.ts'
import { accents, toned, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, line, path, rect, type Svg } from '../svg.ts'

type Form = { left: number; width: number; top: number; depth: number }

const forms: Record<string, Form> = {
  tall: { left: 40, width: 74, top: 66, depth: 20 },
  wide: { left: 26, width: 96, top: 116, depth: 26 },
  tea: { left: 30, width: 90, top: 104, depth: 24 },
  plain: { left: 32, width: 86, top: 94, depth: 26 },
  window: { left: 36, width: 80, top: 62, depth: 22 },
}

/** A cardboard box with a picture of its content, or two mountains, under the label. */
export function cartonBox(art: GoodArt, plain: Paint): Svg {
  const paint = toned(plain, art.tone)
  const { left, width, top, depth } = forms[art.variant ?? ''] ?? forms.plain!
  const right = left + width
  const height = 214 - top
  const lift = depth * 0.54
  const cap = art.accent ? accents[art.accent] : paint.deep
  const face = box(left, top, width, height)
  const area = box(left + 10, top + 12, width - 20, Math.min(76, height * 0.54))
  const below = area.y + area.height + 8
  return (
    reflection(left + (width + depth) / 2, width + depth + 4, plain.deep) +
    path(
      `M${right} ${top}L${right + depth} ${top - lift}V${214 - lift}L${right} 214Z`,
      paint.deep,
    ) +
    path(
      `M${right} ${top}L${right + depth} ${top - lift}V${top - lift + 10}L${right} ${top + 12}Z`,
      cap,
      0.6,
    ) +
    path(
      `M${left} ${top}L${left + depth} ${top - lift}H${right + depth}L${right} ${top}Z`,
      paint.light,
    ) +
    line(`M${left + depth / 2} ${top - lift / 2}H${right + depth / 2}`, paint.deep, 1.2, 0.5) +
    solid(`M${left} ${top}H${right}V214H${left}Z`, paint.base, {
      light: [left + 4, 5, 0.35],
      inside: rect(box(left, top, width, 4), cap) + front(art, paint, face, below),
      label: label(art, area, plain, { max: 15, lines: 4, pad: 4 }),
    })
  )
}

function front(art: GoodArt, paint: Paint, face: ReturnType<typeof box>, below: number): Svg {
  const { x, width } = face
  if (!art.content)
    return path(
      `M${x} ${below + 14}L${x + width / 2} ${below - 4}L${x + width} ${below + 14}V214H${x}Z`,
      paint.light,
      0.75,
    )
  const substance = substanceOf(art.content)
  const d = `M${x + 8} 208V${below + 16}q${(width - 16) / 2} -22 ${width - 16} 0V208z`
  const id = `b${hash(d + art.name).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${grains(substance, box(x, below, width, 214 - below), hash(art.name))}</g>${line(d, paint.deep, 1.8, 0.7)}`
}
