import type { Content } from './contents.ts'
import type { Accent, PaletteKey, Tone } from './palette.ts'

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

/** What a drawing of a good needs to know: kept with the good as plain data, drawn anew whenever it is asked for. */
export type GoodArt = {
  shape: Shape
  /** Which of a shape's members: the table cooler, the five-litre can. */
  variant?: string
  palette: PaletteKey
  tone?: Tone
  /** What the label says; of an organic good without its "Bio", which the label sets itself. */
  name: string
  size?: string
  bio?: boolean
  labelStyle?: LabelStyle
  /** What is inside: shown through a window, through glass, or as a picture on the pack. */
  content?: Content
  /** Cap, lid or band. */
  accent?: Accent
}

export const labelStyles = ['top', 'bottom', 'rules', 'side', 'plain'] as const
export type LabelStyle = (typeof labelStyles)[number]
