import { widthOf, type Weight } from './fonts/lettering.ts'

export type FittedLines = { size: number; lines: string[] }

type Space = {
  width: number
  height: number
  lines: number
  max: number
  leading: number
  weight: Weight
}

const smallest = 4.5
const step = 0.25

/** The largest type size at which the text fits, its lines as even as they can be. */
export function fitLettering(text: string, room: Space): FittedLines {
  const words = text.split(/ +/)
  const space = widthOf(' ', room.weight)
  const widths = words.map((word) => widthOf(word, room.weight))
  const lineWidth = (line: Line) =>
    line.reduce((sum, i) => sum + widths[i]!, 0) + space * (line.length - 1)
  const textOf = (line: Line) => line.map((i) => words[i]!).join(' ')

  for (let size = room.max; size >= smallest; size -= step) {
    const lines = wrapped(widths, space, room.width / size)
    const tall = lines.length * size * room.leading
    if (
      lines.length > room.lines ||
      tall > room.height ||
      lines.some((l) => lineWidth(l) * size > room.width)
    )
      continue
    return { size, lines: evened(widths, space, room.width / size, lines.length).map(textOf) }
  }
  const lines = wrapped(widths, space, room.width / smallest)
    .slice(0, room.lines)
    .map(textOf)
  return { size: smallest, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`] }
}

type Line = number[]

function wrapped(widths: number[], space: number, limit: number): Line[] {
  const lines: Line[] = []
  let used = 0
  for (const [i, width] of widths.entries()) {
    const line = lines.at(-1)
    if (line && used + space + width <= limit) {
      line.push(i)
      used += space + width
    } else {
      lines.push([i])
      used = width
    }
  }
  return lines
}

/** The narrowest wrapping with as many lines, so that the last line is not a single word. */
function evened(widths: number[], space: number, limit: number, count: number): Line[] {
  let best = wrapped(widths, space, limit)
  const narrowest = Math.max(...widths)
  for (let width = limit; width >= narrowest; width -= 0.2) {
    const lines = wrapped(widths, space, width)
    if (lines.length > count) break
    best = lines
  }
  return best
}
