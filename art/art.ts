import { contents, type Content } from './contents.ts'
import { accents, type Accent, palettes, type PaletteKey, type Tone, tones } from './palette.ts'

export const shapeNames = [
  'bottle',
  'small-bottle',
  'bottle-case',
  'canister',
  'jug',
  'bag-in-box',
  'kit',
  'cooler',
  'pump',
  'tubing',
  'crock',
  'wood-stand',
  'rack',
  'carrier',
  'cup-dispenser',
  'filter',
  'cups',
  'jar',
  'pouch',
  'paper-bag',
  'flask',
  'carton',
  'box',
  'tin',
  'bar',
  'shaker',
  'bread',
  'eggs',
  'produce',
  'spray',
  'squeeze',
  'dispenser',
  'tube',
  'roll',
  'cloths',
  'soft-pack',
  'toothbrush',
  'cotton',
  'carafe',
  'tag',
] as const

export type Shape = (typeof shapeNames)[number]

/** Everything that a drawing of a good depends on; stored with the good as JSON. */
export type GoodArt = {
  shape: Shape
  /** A variant of the shape, such as the table cooler or the five-litre can. */
  variant?: string
  palette: PaletteKey
  tone?: Tone
  /** The name on the label, without "Bio", which the label adds itself. */
  name: string
  size?: string
  bio?: boolean
  labelStyle?: LabelStyle
  /** The content, seen through a window or glass, or as a picture on the pack. */
  content?: Content
  /** Cap, lid or band. */
  accent?: Accent
}

export const labelStyles = ['top', 'bottom', 'rules', 'side', 'plain'] as const
export type LabelStyle = (typeof labelStyles)[number]

/** Whether stored art can be drawn; a file from outside may say anything. */
export function isGoodArt(art: unknown): art is GoodArt {
  if (typeof art !== 'object' || art === null || Array.isArray(art)) return false
  return Object.entries(memberChecks).every(([member, isRight]) =>
    isRight((art as Record<string, unknown>)[member]),
  )
}

type Check = (value: unknown) => boolean

const isText: Check = (value) =>
  typeof value === 'string' && value.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(value)
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value)
const perhaps =
  (isRight: Check): Check =>
  (value) =>
    value === undefined || isRight(value)

const memberChecks: Record<keyof GoodArt, Check> = {
  shape: oneOf(shapeNames),
  variant: perhaps(isText),
  palette: oneOf(Object.keys(palettes)),
  tone: perhaps(oneOf(tones)),
  name: isText,
  size: perhaps(isText),
  bio: perhaps((value) => typeof value === 'boolean'),
  labelStyle: perhaps(oneOf(labelStyles)),
  content: perhaps(oneOf(Object.keys(contents))),
  accent: perhaps(oneOf(Object.keys(accents))),
}
