import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'
import type { Svg } from '../svg.ts'

/** Text becomes outlines, so that a machine without fonts draws the same picture. */
export type Weight = 'medium' | 'bold'

const files: Record<Weight, string> = {
  medium: 'BricolageGrotesque_500Medium.ttf',
  bold: 'BricolageGrotesque_700Bold.ttf',
}
// Seen from the root, since the build has this file two folders below it as well.
const opened = new Map<Weight, Font>()

function font(weight: Weight): Font {
  let face = opened.get(weight)
  if (!face) {
    face = create(
      readFileSync(new URL(`../../art/fonts/${files[weight]}`, import.meta.url)),
    ) as Font
    opened.set(weight, face)
  }
  return face
}

const layout = (text: string, weight: Weight): GlyphRun => font(weight).layout(text)

/** Width in units of the type size, kerning included. */
export const widthOf = (text: string, weight: Weight): number =>
  layout(text, weight).advanceWidth / 1000

type Placed = {
  x: number
  y: number
  size: number
  fill: string
  weight: Weight
  anchor?: 'start' | 'middle' | 'end'
}

export function lettering(
  text: string,
  { x, y, size, fill, weight, anchor = 'middle' }: Placed,
): Svg {
  const run = layout(text, weight)
  const start = { start: 0, middle: run.advanceWidth / 2, end: run.advanceWidth }[anchor]
  let pen = -start
  let d = ''
  for (const [i, glyph] of run.glyphs.entries()) {
    const position = run.positions[i]!
    d += outline(glyph.path.commands, Math.round(pen + position.xOffset), position.yOffset)
    pen += position.xAdvance
  }
  const scale = Math.round(size * 100) / 100_000
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" fill="${fill}" d="${d}"/>`
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

function outline(
  commands: { command: keyof typeof letters; args: number[] }[],
  dx: number,
  dy: number,
): string {
  return commands
    .map(
      ({ command, args }) =>
        letters[command] + args.map((v, i) => Math.round(v + (i % 2 ? dy : dx))).join(' '),
    )
    .join('')
}
