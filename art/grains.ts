import type { Grain, Substance } from './contents.ts'
import { scatter } from './hash.ts'
import { circle, ellipse, line, path, rect, turned, type Box, type Svg } from './svg.ts'

type At = { x: number; y: number }
type DrawGrain = (at: At, substance: Substance, lit: boolean) => Svg

const forms: Record<Exclude<Grain, 'liquid' | 'powder'>, { spacing: number; draw: DrawGrain }> = {
  flakes: {
    spacing: 9,
    draw: ({ x, y }, s, lit) =>
      ellipse(x, y, 5.4, 3.8, lit ? s.light : s.base) +
      line(`M${x - 3} ${y + 0.4}h5.5`, s.deep, 0.9, 0.6),
  },
  grains: {
    spacing: 6.5,
    draw: ({ x, y }, s, lit) =>
      ellipse(x, y, 4, 2.1, lit ? s.light : s.base) + line(`M${x - 2} ${y}h4`, s.deep, 0.6, 0.7),
  },
  beads: { spacing: 5.6, draw: ({ x, y }, s, lit) => circle(x, y, 2.7, lit ? s.light : s.base) },
  slivers: {
    spacing: 5.2,
    draw: ({ x, y }, s, lit) => line(`M${x - 3} ${y}h6`, lit ? s.light : s.base, 1.9),
  },
  beans: {
    spacing: 10,
    draw: ({ x, y }, s, lit) =>
      ellipse(x, y, 5.6, 3.9, lit ? s.light : s.base) +
      line(`M${x - 4.6} ${y}q2.3 -1.8 4.6 0t4.6 0`, s.deep, 1.1),
  },
  nuts: {
    spacing: 11.5,
    draw: ({ x, y }, s, lit) =>
      path(
        `M${x - 6} ${y}q0.5 -5 6 -4.6q4.500 0.3 6.500 4.600q-2 4.300 -6.500 4.600q-5.500 0.400 -6 -4.600z`,
        lit ? s.light : s.base,
      ) +
      line(`M${x - 3} ${y - 1.2}q3 -1 6 .6M${x - 2.5} ${y + 1.4}q2.500 .8 5 0`, s.deep, 0.9, 0.6),
  },
  crescents: {
    spacing: 11,
    draw: ({ x, y }, s, lit) =>
      line(`M${x - 4} ${y + 2}q.4 -5.500 4.200 -5t4 5`, s.deep, 5.4, 0.35) +
      line(`M${x - 4} ${y + 1.4}q.4 -5.500 4.200 -5t4 5`, lit ? s.light : s.base, 4.6),
  },
  tubes: {
    spacing: 10,
    draw: ({ x, y }, s, lit) =>
      rect({ x: x - 6, y: y - 2.4, width: 12, height: 4.8 }, lit ? s.light : s.base, {
        round: 1.2,
      }) + line(`M${x - 5} ${y + 0.2}h10`, s.deep, 0.8, 0.6),
  },
  leaves: {
    spacing: 8.5,
    draw: ({ x, y }, s, lit) =>
      path(`M${x - 5} ${y}q5 -5 10 0q-5 5 -10 0z`, lit ? s.light : s.base) +
      line(`M${x - 3.6} ${y}h7`, s.deep, 0.7, 0.7),
  },
}

/** Grains poured into a box: rows with a little disorder, some of them in the light. */
export function grains(substance: Substance, area: Box, seed = 7): Svg {
  if (substance.grain === 'liquid' || substance.grain === 'powder') return heap(substance, area)
  const { spacing, draw } = forms[substance.grain]
  const random = scatter(seed)
  let drawn = rect(area, substance.deep)
  for (let row = 0, y = area.y; y < area.y + area.height + spacing; y += spacing * 0.78, row++)
    for (
      let x = area.x + (row % 2) * (spacing / 2);
      x < area.x + area.width + spacing;
      x += spacing
    ) {
      const at = {
        x: round(x + random(-1, 1) * spacing * 0.16),
        y: round(y + random(-1, 1) * spacing * 0.16),
      }
      drawn += turned(random(-70, 70), at, draw(at, substance, random(0, 1) > 0.5))
    }
  return drawn
}

/** Powder and liquid have no grains: two planes with a wave between. */
function heap(substance: Substance, { x, y, width, height }: Box): Svg {
  const wave = (top: number) =>
    `M${x} ${y + height * top}q${width / 4} ${-height * 0.16} ${width / 2} 0t${width / 2} 0V${y + height}H${x}z`
  return (
    rect({ x, y, width, height }, substance.light) +
    path(wave(0.34), substance.base) +
    path(wave(0.72), substance.deep, 0.45)
  )
}

const round = (value: number) => Math.round(value * 10) / 10
