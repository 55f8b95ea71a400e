/** A fragment of a drawing. The functions are pure, so equal goods give equal bytes. */
export type Svg = string

export type Box = { x: number; y: number; width: number; height: number }

const short = (value: number) => String(Math.round(value * 100) / 100)
const opacityAttribute = (opacity: number) => (opacity === 1 ? '' : ` opacity="${short(opacity)}"`)

export const path = (d: string, fill: string, opacity = 1): Svg =>
  `<path d="${d}" fill="${fill}"${opacityAttribute(opacity)}/>`

export const line = (d: string, colour: string, width: number, opacity = 1): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityAttribute(opacity)}/>`

/** A row of stitches, or the holes along which paper tears. */
export const dashes = (
  d: string,
  colour: string,
  width: number,
  pattern: string,
  opacity = 1,
): Svg => line(d, colour, width, opacity).replace('/>', ` stroke-dasharray="${pattern}"/>`)

export const rect = (box: Box, fill: string, { round = 0, opacity = 1 } = {}): Svg =>
  `<rect x="${short(box.x)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}"${round ? ` rx="${short(round)}"` : ''} fill="${fill}"${opacityAttribute(opacity)}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): Svg =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${opacityAttribute(opacity)}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1): Svg =>
  ellipse(cx, cy, r, r, fill, opacity)

export const moved = (dx: number, dy: number, inner: Svg): Svg =>
  `<g transform="translate(${short(dx)} ${short(dy)})">${inner}</g>`

/** Scaled about a fixed point. */
export const scaled = (factor: number, about: { x: number; y: number }, inner: Svg): Svg =>
  `<g transform="translate(${short(about.x * (1 - factor))} ${short(about.y * (1 - factor))}) scale(${factor})">${inner}</g>`

export const turned = (degrees: number, about: { x: number; y: number }, inner: Svg): Svg =>
  `<g transform="rotate(${short(degrees)} ${short(about.x)} ${short(about.y)})">${inner}</g>`

export function roundRect({ x, y, width, height }: Box, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
}

export const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
})
