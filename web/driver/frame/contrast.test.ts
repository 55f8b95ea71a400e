import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('web/ui/tokens.css', 'utf8')
const colour = (name: string): string =>
  new RegExp(`--${name}: #([0-9a-f]{6})`).exec(tokens)?.[1] ?? ''

function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (ink: string, ground: string): number => {
  const [dark, light] = [luminance(colour(ink)), luminance(colour(ground))].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each([
  ['ink', 'paper'],
  ['ink-road', 'paper'],
  ['ink-road', 'water-50'],
  ['paper', 'water-700'],
  ['paper', 'water-800'],
  ['water-800', 'water-100'],
  ['water-800', 'paper'],
  ['paper', 'clay-800'],
  ['clay-800', 'paper'],
  ['ink', 'clay-100'],
  ['ink', 'sun-100'],
  ['ink', 'sun-500'],
  ['ink', 'water-50'],
])('%s on %s is read in the sun: 7 to 1', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7)
})
