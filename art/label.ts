import type { GoodArt, LabelStyle } from './art.ts'
import { type FittedLines, fitLettering } from './fit-lettering.ts'
import { hash } from './hash.ts'
import { lettering } from './fonts/lettering.ts'
import { accents, inkOn, paper, type Paint } from './palette.ts'
import { rect, type Box, type Svg } from './svg.ts'
import { labelStyles } from './art.ts'

export type LabelOptions = {
  max?: number
  lines?: number
  pad?: number
  round?: number
  /** Printed on the body itself, without paper or band. */
  bare?: boolean
}

type Words = Pick<GoodArt, 'name' | 'size' | 'bio' | 'labelStyle' | 'accent'>

export const labelStyleOf = (words: Words): LabelStyle =>
  words.labelStyle ?? labelStyles[hash(words.name + words.size) % 4]!

/**
 * The paper label of every pack: the good's name and size in one of five layouts. "Bio" may have
 * a band of its own, which leaves the name more room.
 */
export function label(words: Words, area: Box, paint: Paint, options: LabelOptions = {}): Svg {
  const style = options.bare ? 'plain' : roomy(labelStyleOf(words), area)
  const colour = words.accent && words.accent !== 'white' ? accents[words.accent] : paint.deep
  const { pad = 6, round = 2 } = options
  const band = bands[style](area, words, { colour, ink: inkOn(colour) })
  const sheet = options.bare ? '' : rect(area, paper, { round })
  return sheet + band.drawn + text(words, { ...inset(area, band), pad }, paint, options, band.shown)
}

/** A narrow label has no room for a stripe at its side. */
const roomy = (style: LabelStyle, area: Box): LabelStyle =>
  style === 'side' && area.width < 74 ? 'rules' : style

type Band = {
  drawn: Svg
  top: number
  bottom: number
  left: number
  shown: { bio: boolean; size: boolean }
}

const bandHeight = (area: Box) => Math.round(Math.min(16, Math.max(7, area.height * 0.21)))

const bands: Record<
  LabelStyle,
  (area: Box, words: Words, band: { colour: string; ink: string }) => Band
> = {
  top(area, words, { colour, ink }) {
    const height = words.bio ? Math.max(11, bandHeight(area)) : Math.round(bandHeight(area) * 0.55)
    return {
      drawn:
        rect({ ...area, height }, colour) +
        (words.bio ? bandText('Bio', { ...area, height }, ink) : ''),
      top: height,
      bottom: 0,
      left: 0,
      shown: { bio: words.bio === true, size: false },
    }
  },
  bottom(area, words, { colour, ink }) {
    const height = words.size ? Math.max(12, bandHeight(area)) : Math.round(bandHeight(area) * 0.55)
    const y = area.y + area.height - height
    return {
      drawn:
        rect({ ...area, y, height }, colour) +
        (words.size ? bandText(words.size, { ...area, y, height }, ink) : ''),
      top: 0,
      bottom: height,
      left: 0,
      shown: { bio: false, size: words.size !== undefined },
    }
  },
  rules(area, _, { colour }) {
    const height = 3
    const y = area.y + area.height - height
    return {
      drawn: rect({ ...area, height }, colour) + rect({ ...area, y, height }, colour),
      top: height,
      bottom: height,
      left: 0,
      shown: { bio: false, size: false },
    }
  },
  side(area, _, { colour }) {
    const width = Math.max(5, Math.round(area.width * 0.09))
    return {
      drawn: rect({ ...area, width }, colour),
      top: 0,
      bottom: 0,
      left: width,
      shown: { bio: false, size: false },
    }
  },
  plain: () => ({ drawn: '', top: 0, bottom: 0, left: 0, shown: { bio: false, size: false } }),
}

const inset = (area: Box, band: Band): Box => ({
  x: area.x + band.left,
  y: area.y + band.top,
  width: area.width - band.left,
  height: area.height - band.top - band.bottom,
})

function bandText(words: string, { x, y, width, height }: Box, fill: string): Svg {
  const { size, lines } = fitLettering(words, {
    width: width - 8,
    height,
    lines: 1,
    max: height * 0.78,
    leading: 1,
    weight: 'bold',
  })
  return lettering(lines[0]!, {
    x: x + width / 2,
    y: y + height / 2 + size * 0.34,
    size,
    fill,
    weight: 'bold',
  })
}

const leading = 1.04
const capHeight = 0.72

/** The name, and the size under it where no band shows it, centred in the area. */
function text(
  words: Words,
  area: Box & { pad: number },
  paint: Paint,
  options: LabelOptions,
  shown: Band['shown'],
): Svg {
  const { name, size } = fitWords(words, area, options, shown)
  const gap = size ? Math.max(2.5, name.size * 0.26) : 0
  const nameHeight = (name.lines.length - 1) * name.size * leading + name.size * capHeight
  const total = nameHeight + (size ? gap + size.size * 0.8 : 0)
  const x = area.x + area.width / 2
  const first = area.y + (area.height - total) / 2 + name.size * capHeight
  const drawn = name.lines.map((line, i) =>
    lettering(line, {
      x,
      y: first + i * name.size * leading,
      size: name.size,
      fill: paint.ink,
      weight: 'bold',
    }),
  )
  if (size) {
    const y = first - name.size * capHeight + nameHeight + gap + size.size * 0.74
    drawn.push(
      lettering(size.lines[0]!, { x, y, size: size.size, fill: paint.ink, weight: 'medium' }),
    )
  }
  return drawn.join('')
}

function fitWords(
  words: Words,
  area: Box & { pad: number },
  options: LabelOptions,
  shown: Band['shown'],
): { name: FittedLines; size: FittedLines | undefined } {
  const width = area.width - 2 * area.pad
  const height = area.height - 6
  const size = shown.size ? undefined : words.size
  const name = fitLettering(
    words.bio && !shown.bio ? `Bio ${words.name}` : capitalised(words.name),
    {
      width,
      height: size ? height * 0.66 : height,
      lines: options.lines ?? 3,
      max: options.max ?? 15,
      leading,
      weight: 'bold',
    },
  )
  if (!size) return { name, size: undefined }
  const max = Math.max(8, name.size * 0.84)
  const room = { width, height: height * 0.34, lines: 1, max, leading: 1 }
  return { name, size: fitLettering(size, { ...room, weight: 'medium' }) }
}

const capitalised = (name: string) => name.charAt(0).toLocaleUpperCase('lv') + name.slice(1)
