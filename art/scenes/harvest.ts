import { kraft, palettes, sun, wood } from '../palette.ts'
import { proposeArt } from '../propose-art.ts'
import { shapes } from '../shapes.ts'
import { placed } from '../solid.ts'
import { box, circle, line, path, rect, type Svg } from '../svg.ts'
import { forest } from './landscape.ts'
import { framed, type Frame } from './scene.ts'

type PlacedGood = { name: string; x: number; scale: number }

export type Harvest = Frame & {
  horizon: number
  tableTop: number
  tableFrom: number
  farmX: number
  k: number
  goods: PlacedGood[]
}

export const wideHarvest: Harvest = {
  width: 1920,
  height: 560,
  horizon: 330,
  tableTop: 486,
  tableFrom: 800,
  farmX: 620,
  k: 1,
  goods: [
    { name: 'Bio āboli, 1 kg', x: 1562, scale: 1.34 },
    { name: 'Bio rapšu eļļa, 500 ml', x: 1150, scale: 1.46 },
    { name: 'Bio auzu pārslas, 1 kg', x: 1024, scale: 1.36 },
    { name: 'Bio burkāni, 1 kg', x: 1410, scale: 1.36 },
    { name: 'Bio ziedu medus, 500 g', x: 1268, scale: 1.24 },
    { name: 'Bio rudzu maize, 700 g', x: 880, scale: 1.04 },
  ],
}

export const tallHarvest: Harvest = {
  width: 430,
  height: 520,
  horizon: 372,
  tableTop: 474,
  tableFrom: 0,
  farmX: 262,
  k: 0.62,
  goods: [
    { name: 'Bio rapšu eļļa, 500 ml', x: 176, scale: 0.92 },
    { name: 'Bio auzu pārslas, 1 kg', x: 92, scale: 0.9 },
    { name: 'Bio burkāni, 1 kg', x: 358, scale: 0.94 },
    { name: 'Bio ziedu medus, 500 g', x: 262, scale: 0.84 },
  ],
}

/** A farm table in late summer, with the harvest in front of the fields. */
export function harvest(scene: Harvest): Svg {
  const { width, height, horizon, tableTop, tableFrom, farmX, k, goods } = scene
  return framed(
    scene,
    rect(box(0, 0, width, height), '#EEF4EA') +
      rect(box(0, horizon * 0.45, width, height), '#F5F5E6') +
      rect(box(0, horizon * 0.76, width, height), '#FBF0D6') +
      circle(farmX + 300 * k, horizon - 62 * k, 62 * k, sun, 0.16) +
      circle(farmX + 300 * k, horizon - 62 * k, 40 * k, sun) +
      path(hill(width, horizon, 34 * k, 0.3), '#D5E5CB') +
      path(
        forest({
          from: width * 0.5,
          to: width + 30,
          base: horizon + 8,
          low: 26 * k,
          high: 70 * k,
          seed: 311,
        }),
        '#A9CBA0',
      ) +
      farm(farmX, horizon + 6 * k, k) +
      fields(width, height, horizon) +
      goods.map(({ name, x, scale }) => placed(goodNamed(name), x, tableTop + 3, scale)).join('') +
      table(tableFrom, tableTop, width, height),
  )
}

function goodNamed(name: string): Svg {
  const art = proposeArt('BP', name)
  return shapes[art.shape](art, palettes[art.palette])
}

const hill = (width: number, base: number, up: number, peak: number) =>
  `M0 ${base}C${width * peak * 0.5} ${base - up * 2} ${width * peak} ${base - up * 1.4} ${width * 0.55} ${base - up * 0.5}S${width * 0.9} ${base - up * 1.6} ${width} ${base - up}V${base + 20}H0Z`

/** Furrows that run to one point on the horizon. */
function fields(width: number, height: number, horizon: number): Svg {
  const point = width * 0.34
  const strips = Array.from({ length: 17 }, (_, i) => {
    const from = -width * 0.9 + (i * width * 2.8) / 17
    return path(
      `M${point} ${horizon}L${from} ${height}H${from + (width * 1.4) / 17}Z`,
      i % 3 === 1 ? '#EBD28A' : '#A8CB93',
      i % 3 === 1 ? 0.85 : 1,
    )
  })
  return `${rect(box(0, horizon, width, height - horizon), '#C4DDB4')}${strips.join('')}${line(`M0 ${horizon}H${width}`, '#FFFFFF', 2, 0.8)}`
}

function farm(x: number, y: number, k: number): Svg {
  const barn =
    path('M0 0V-44L40 -72L80 -44V0Z', '#A9573F') +
    path('M80 0V-44L40 -72L52 -76L140 -76L150 -44V0Z', '#8C4433') +
    path('M-6 -40L40 -74L52 -80H142L156 -42H150L138 -70H54L42 -66L-2 -38Z', '#5E4A3A') +
    rect(box(28, -30, 24, 30), '#F6E8CB') +
    line('M28 -30L52 0M52 -30L28 0', '#A9573F', 2) +
    rect(box(98, -36, 14, 12), '#F6E8CB') +
    rect(box(124, -36, 14, 12), '#F6E8CB')
  const tree = (tx: number, r: number) =>
    rect(box(tx - 3, -r * 1.1, 6, r * 1.1), wood.ink) +
    circle(tx, -r * 1.6, r, '#7FAE6D') +
    circle(tx - r * 0.3, -r * 1.8, r * 0.62, '#9CC488')
  return `<g transform="translate(${x} ${y}) scale(${k})">${tree(-40, 26)}${tree(196, 34)}${barn}${tree(176, 20)}</g>`
}

function table(from: number, top: number, width: number, height: number): Svg {
  const planks = [0.42, 0.74]
    .map((share) =>
      line(`M${from + 30} ${top + (height - top) * share}H${width}`, wood.deep, 1.6, 0.5),
    )
    .join('')
  const cloth =
    from > 0
      ? path(
          `M${from + 40} ${top}h86l-14 ${(height - top) * 0.7}q-10 -8 -20 0t-20 0t-20 0z`,
          '#FFFFFF',
          0.85,
        ) +
        line(`M${from + 50} ${top + 12}h70M${from + 52} ${top + 20}h66`, palettes.bio.deep, 2, 0.7)
      : ''
  return (
    rect(box(from, top, width - from, height - top), wood.base, { round: from ? 4 : 0 }) +
    rect(box(from, top, width - from, 7), wood.light, { round: from ? 3 : 0 }) +
    rect(box(from, top + 16, width - from, 3), kraft.ink, { opacity: 0.14 }) +
    planks +
    cloth
  )
}
