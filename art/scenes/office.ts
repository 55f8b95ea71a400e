import { scatter } from '../hash.ts'
import { label } from '../label.ts'
import { ink, palettes, sun, water } from '../palette.ts'
import { shapes } from '../shapes.ts'
import { fullBottle } from '../shapes/bottle.ts'
import { placed } from '../solid.ts'
import { box, circle, ellipse, line, path, rect, roundRect, type Box, type Svg } from '../svg.ts'
import { forest } from './landscape.ts'
import { framed, type Frame } from './scene.ts'

export type Office = Frame & {
  floor: number
  window: Box
  calendar: { x: number; y: number; scale: number }
  cooler: { x: number; scale: number }
  bottles: { x: number; scale: number }[]
  plantX?: number
}

export const wideOffice: Office = {
  width: 1920,
  height: 560,
  floor: 486,
  window: box(860, 60, 420, 300),
  plantX: 800,
  calendar: { x: 1500, y: 120, scale: 1.15 },
  cooler: { x: 1276, scale: 1.6 },
  bottles: [
    { x: 900, scale: 1.02 },
    { x: 1020, scale: 1.02 },
    { x: 1140, scale: 1.02 },
  ],
}

export const tallOffice: Office = {
  width: 430,
  height: 520,
  floor: 476,
  window: box(30, 258, 208, 150),
  calendar: { x: 292, y: 210, scale: 0.62 },
  cooler: { x: 336, scale: 0.98 },
  bottles: [
    { x: 78, scale: 0.66 },
    { x: 158, scale: 0.66 },
    { x: 238, scale: 0.66 },
  ],
}

/** An office in winter, with the next delivery marked on the wall and water enough until then. */
export function office(scene: Office): Svg {
  const { width, height, floor, window, calendar, cooler, bottles, plantX } = scene
  return framed(
    scene,
    rect(box(0, 0, width, height), '#E6EFF4') +
      path(
        `M${window.x + window.width} ${window.y}L${width} ${window.y + window.height * 0.5}V${floor}H${window.x + window.width * 0.6}Z`,
        '#F6F3E4',
        0.55,
      ) +
      winter(window) +
      onTheWall(calendar) +
      rect(box(0, floor, width, height - floor), '#C9D8E0') +
      rect(box(0, floor - 8, width, 8), '#F5F9FA') +
      path(
        `M${window.x} ${floor + 12}h${window.width}l${window.width * 0.34} ${height - floor}H${window.x + window.width * 0.3}Z`,
        '#F8F4E6',
        0.6,
      ) +
      (plantX === undefined ? '' : plant(plantX, floor + 18)) +
      bottles.map(({ x, scale }, i) => placed(bottle(i), x, floor + 16, scale)).join('') +
      placed(floorCooler(), cooler.x, floor + 22, cooler.scale),
  )
}

const shadow = ellipse(95, 214, 56, 3.6, ink, 0.16)

const bottle = (i: number): Svg => {
  const words = {
    name: 'Sila Avots',
    size: '18,9\u00a0l',
    labelStyle: 'top',
    accent: 'water',
  } as const
  const cap = i === 1 ? 'sky' : 'water'
  return (
    shadow +
    fullBottle(palettes.udens, {
      cap,
      label: label(words, box(30, 113, 110, 55), palettes.udens, {
        max: 20,
        round: 0,
        pad: 11,
        lines: 1,
      }),
    })
  )
}

/** Without the reflection in water, which does not belong on a floor. */
const floorCooler = (): Svg => {
  const id = 'dry'
  const drawn = shapes.cooler(
    { shape: 'cooler', variant: 'floor', palette: 'dzesetaji', name: 'Avots' },
    palettes.dzesetaji,
  )
  return `<clipPath id="${id}"><rect x="0" y="0" width="170" height="218"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

function winter({ x, y, width, height }: Box): Svg {
  const any = scatter(19)
  const id = 'pane'
  const snow = Array.from({ length: 46 }, () =>
    circle(x + any(0, width), y + any(0, height), any(1.2, 3.2), '#fff', 0.9),
  ).join('')
  const ground = y + height * 0.74
  const trees = (low: number, high: number, seed: number, fill: string) =>
    path(
      forest({
        from: x - 120,
        to: x + width + 40,
        base: ground + 4,
        low: height * low,
        high: height * high,
        seed,
      }),
      fill,
    )
  const view =
    rect(box(x, y, width, height), '#BCD8E6') +
    rect(box(x, y + height * 0.4, width, height), '#D9E7EC') +
    rect(box(x, y + height * 0.58, width, height), '#F6E9D2') +
    circle(x + width * 0.24, y + height * 0.6, height * 0.1, sun) +
    trees(0.16, 0.36, 55, '#A5C5D3') +
    trees(0.24, 0.54, 2027, '#6E9DB2') +
    path(
      `M${x} ${ground}q${width * 0.25} -14 ${width * 0.5} 0t${width * 0.5} -4V${y + height}H${x}z`,
      '#FFFFFF',
    ) +
    path(
      `M${x} ${ground + height * 0.12}q${width * 0.3} 16 ${width * 0.6} 0t${width * 0.4} 4V${y + height}H${x}z`,
      '#E3EEF3',
    ) +
    snow
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${view}</g>${windowFrame({ x, y, width, height })}`
}

function windowFrame({ x, y, width, height }: Box): Svg {
  const bar = Math.max(6, width * 0.022)
  return (
    line(roundRect(box(x, y, width, height), 4), '#FFFFFF', bar * 1.6) +
    rect(box(x + width / 2 - bar / 2, y, bar, height), '#FFFFFF') +
    rect(box(x - bar * 2, y + height, width + bar * 4, bar * 1.7), '#FFFFFF', { round: 2 }) +
    rect(box(x - bar * 2, y + height + bar * 1.7, width + bar * 4, bar * 0.7), ink, {
      opacity: 0.08,
    })
  )
}

/** A month on the wall: every other Tuesday is a delivery. */
function onTheWall({ x, y, scale }: { x: number; y: number; scale: number }): Svg {
  const days = Array.from({ length: 35 }, (_, i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)]
    const delivery = column === 1 && row % 2 === 1
    const at = { cx: 16 + column * 18, cy: 50 + row * 17 }
    return delivery
      ? circle(at.cx, at.cy, 7.5, water.deep) +
          path(
            `M${at.cx} ${at.cy - 5}c0 0 -3.600 4.200 -3.600 6.400a3.600 3.600 0 0 0 7.200 0c0 -2.200 -3.600 -6.400 -3.600 -6.400z`,
            '#fff',
          )
      : rect(box(at.cx - 5, at.cy - 4, 10, 8), column > 4 ? '#C9D8E0' : '#E2ECF1', { round: 2 })
  }).join('')
  const sheet =
    rect(box(4, 6, 140, 138), ink, { round: 4, opacity: 0.07 }) +
    rect(box(0, 0, 140, 138), '#fff', { round: 4 }) +
    path('M0 4q0 -4 4 -4h132q4 0 4 4v26H0z', water.dark) +
    rect(box(16, 12, 62, 7), '#fff', { round: 3.5, opacity: 0.9 }) +
    circle(124, 15, 5, sun)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${sheet}${days}</g>`
}

const plant = (x: number, y: number): Svg => {
  const leafAt = (lean: number, length: number, fill: string) =>
    `<g transform="rotate(${lean} ${x} ${y - 66})">${path(`M${x} ${y - 66}q-20 ${-length * 0.5} 0 ${-length}q20 ${length * 0.5} 0 ${length}z`, fill)}</g>`
  return (
    ellipse(x + 6, y, 40, 4, ink, 0.14) +
    leafAt(-44, 92, '#5B9A6B') +
    leafAt(40, 98, '#5B9A6B') +
    leafAt(-18, 122, '#76B083') +
    leafAt(16, 132, '#4C8758') +
    leafAt(64, 66, '#76B083') +
    leafAt(-68, 60, '#4C8758') +
    path(`M${x - 34} ${y - 70}h68l-8 70h-52z`, '#EFE8DA') +
    path(`M${x + 14} ${y - 70}h20l-8 70h-16z`, ink, 0.1) +
    rect(box(x - 37, y - 74, 74, 10), '#FBF8F1', { round: 3 })
  )
}
