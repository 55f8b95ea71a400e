import { lettering } from './fonts/lettering.ts'
import { palettes, water } from './palette.ts'
import { line, path, type Svg } from './svg.ts'

const drop = 'M16 1.5C16 1.5 7.5 9.6 7.5 15.4a8.5 8.5 0 0 0 17 0C24.5 9.6 16 1.5 16 1.5Z'
const wave = 'M2 27H7C11 27 12 29.8 16 29.8S21 27 25 27H30'

/** A drop over a line of water, in one colour, within 32 by 32. */
export const mark = (colour: string): Svg => path(drop, colour) + line(wave, colour, 3)

const open = (width: number, height: number, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`

/** The icon of the browser's tab, light in dark mode. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${water.deep}}.l{fill:none;stroke:${water.deep};stroke-width:3;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){path{fill:${water.base}}.l{fill:none;stroke:${water.base}}}</style><path d="${drop}"/><path class="l" d="${wave}"/></svg>`

export const plainIcon: Svg = `${open(32, 32, '0 0 32 32')}${mark(water.deep)}</svg>`

/** A home screen's icon: no transparency, and the phone rounds the corners. */
export const touchIcon: Svg = `${open(180, 180, '-9 -9 50 50')}<rect x="-9" y="-9" width="50" height="50" fill="${water.deep}"/>${mark('#fff')}</svg>`

/** Mark and name side by side, as in the shop's header; the mark is 1.3 times as high. */
export function signature(x: number, baseline: number, size: number, colour: string): Svg {
  const scale = (size * 1.3) / 32
  const top = baseline - size * 1.05
  const name = lettering('Avots', {
    x: x + size * 1.62,
    y: baseline,
    size,
    fill: palettes.pakalpojumi.ink,
    weight: 'bold',
    anchor: 'start',
  })
  return `<g transform="translate(${x} ${top}) scale(${scale})">${mark(colour)}</g>${name}`
}
