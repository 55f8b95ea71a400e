import { label } from '../label.ts'
import { ink, palettes, type Accent } from '../palette.ts'
import { emptyBottle, fullBottle } from '../shapes/bottle.ts'
import { placed } from '../solid.ts'
import { box, ellipse, path, type Svg } from '../svg.ts'
import { forest, jetty, lake, riga, sky, sunDisc } from './landscape.ts'
import { framed, type Frame } from './scene.ts'

type PlacedBottle = { x: number; scale: number; brand?: string; cap?: Accent }

export type Morning = Frame & {
  horizon: number
  sunX: number
  k: number
  jettyFrom: number
  jettyTop: number
  cityX: number
  bottles: PlacedBottle[]
}

export const wideMorning: Morning = {
  width: 1920,
  height: 560,
  horizon: 452,
  sunX: 770,
  k: 1.15,
  jettyFrom: 846,
  jettyTop: 502,
  cityX: 240,
  bottles: [
    { x: 946, scale: 1.5, brand: 'Sila Avots', cap: 'water' },
    { x: 1110, scale: 1.5, brand: 'Baltā Lāse', cap: 'sky' },
    { x: 1274, scale: 1.5 },
  ],
}

export const tallMorning: Morning = {
  width: 430,
  height: 520,
  horizon: 448,
  sunX: 66,
  k: 0.72,
  jettyFrom: 104,
  jettyTop: 470,
  cityX: 34,
  bottles: [
    { x: 176, scale: 0.8, brand: 'Sila Avots', cap: 'water' },
    { x: 268, scale: 0.8, brand: 'Baltā Lāse', cap: 'sky' },
    { x: 360, scale: 0.8 },
  ],
}

/** A morning on the Daugava: full bottles on the landing, and an empty one to go back. */
export function morning(scene: Morning): Svg {
  const { width, height, horizon, sunX, k, jettyFrom, jettyTop, cityX, bottles } = scene
  const trees = (share: number, low: number, high: number, seed: number, fill: string) =>
    path(
      forest({
        from: share * width,
        to: width + 30,
        base: horizon,
        low: low * k,
        high: high * k,
        seed,
      }),
      fill,
    )
  return framed(
    scene,
    sky(width, height, horizon, ['#EAF4F7', '#F3F5EC', '#FBF1DC']) +
      sunDisc(sunX, horizon - 34 * k, 40 * k) +
      trees(-0.02, 24, 52, 77, '#CFE3E8') +
      riga(cityX, horizon, k, '#B4D2DC') +
      trees(0.46, 46, 118, 4242, '#8FBCCB') +
      trees(0.74, 60, 150, 9191, '#5B99AE') +
      lake({ width, height, horizon, sunX, k }) +
      jetty(jettyFrom, jettyTop, width, height, k) +
      bottles
        .map((place) => placed(drawBottle(place), place.x, jettyTop - 2, place.scale))
        .join(''),
  )
}

const drawBottle = ({ brand, cap }: PlacedBottle): Svg => {
  const paint = palettes.udens
  const shadow = ellipse(94, 214, 56, 3.5, ink, 0.18)
  if (!brand || !cap) return shadow + emptyBottle(paint)
  const words = { name: brand, size: '18,9\u00a0l', labelStyle: 'top', accent: cap } as const
  return (
    shadow +
    fullBottle(paint, {
      cap,
      label: label(words, box(30, 113, 110, 55), paint, { max: 20, round: 0, pad: 11, lines: 1 }),
    })
  )
}
