/** Colours of a category: tint and pool are the picture's ground, the rest paints the good. */
export type Paint = {
  tint: string
  pool: string
  light: string
  base: string
  deep: string
  ink: string
}

export const palettes = {
  udens: {
    tint: '#E8F3F8',
    pool: '#D3E8F1',
    light: '#C4E5F2',
    base: '#8CCBE3',
    deep: '#2F93B9',
    ink: '#07455E',
  },
  dzesetaji: {
    tint: '#EDF2F4',
    pool: '#DCE6EA',
    light: '#FAFCFC',
    base: '#E3EAED',
    deep: '#9FB4BE',
    ink: '#2D4A58',
  },
  bio: {
    tint: '#EDF4E9',
    pool: '#DBE9D5',
    light: '#BFDAAE',
    base: '#8DBB76',
    deep: '#4C8748',
    ink: '#245233',
  },
  dzerieni: {
    tint: '#F7F0E7',
    pool: '#EDE0CF',
    light: '#DDBB93',
    base: '#BC8A5C',
    deep: '#7F5433',
    ink: '#54351E',
  },
  maja: {
    tint: '#F6F3E5',
    pool: '#EBE4CB',
    light: '#F4E0A0',
    base: '#E3C15F',
    deep: '#B18A2A',
    ink: '#5A4611',
  },
  higiena: {
    tint: '#F1F0F8',
    pool: '#E1DEEF',
    light: '#D3CDE9',
    base: '#ADA3D3',
    deep: '#7569AC',
    ink: '#433976',
  },
  berniem: {
    tint: '#FCF1EC',
    pool: '#F5DFD5',
    light: '#F9D2C0',
    base: '#EDA98F',
    deep: '#C7725A',
    ink: '#7A3823',
  },
  pakalpojumi: {
    tint: '#EAF0F1',
    pool: '#D8E2E5',
    light: '#B3C6CE',
    base: '#67899A',
    deep: '#325565',
    ink: '#0D2B38',
  },
} satisfies Record<string, Paint>

export type PaletteKey = keyof typeof palettes

/** Colours that do not depend on the category. */
export const ink = '#0D2B38'
export const paper = '#FFFFFF'
export const cream = '#FFFDF6'
export const water = {
  light: '#C4E5F2',
  base: '#8CCBE3',
  mid: '#1C8DB5',
  deep: '#0A5D7C',
  dark: '#07455E',
  clear: '#E3F1F6',
}
export const sun = '#F3B53A'
export const clay = '#A93A28'
export const leaf = '#2C6A3F'
export const wood = { light: '#E6D0AC', base: '#CDAE80', deep: '#A98657', ink: '#7B5F3A' }
export const kraft = { light: '#E7D3B4', base: '#D4B98F', deep: '#AC8B5C', ink: '#6B5230' }
export const steel = { light: '#E9EFF2', base: '#BFCCD3', deep: '#8196A1', ink: '#4A6470' }
export const stone = { light: '#FBF8F1', base: '#EFE8DA', deep: '#CFC3AC', ink: '#8A7A5C' }

export const accents = {
  water: water.deep,
  sky: '#5AAFCB',
  deep: water.dark,
  leaf,
  grass: '#7FA84F',
  sun,
  clay,
  plum: '#6E4C86',
  rose: '#C97B8E',
  white: paper,
  ink,
}
export type Accent = keyof typeof accents

export const tones = ['plain', 'pale', 'dark'] as const
export type Tone = (typeof tones)[number]

/** One step lighter or darker, so that goods of a category look related but not the same. */
export function toned(paint: Paint, tone: Tone = 'plain'): Paint {
  if (tone === 'pale')
    return { ...paint, light: mixed(paint.light, paper, 0.55), base: paint.light }
  if (tone === 'dark') return { ...paint, light: paint.base, base: paint.deep, deep: paint.ink }
  return paint
}

/** White or ink, whichever is readable on the colour. */
export function inkOn(colour: string): string {
  const share = (i: number) =>
    (Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255) ** 2.2
  const luminance = 0.2126 * share(0) + 0.7152 * share(1) + 0.0722 * share(2)
  return luminance > 0.25 ? ink : paper
}

export function mixed(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mix = (i: number) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share)
  return `#${[0, 1, 2].map((i) => mix(i).toString(16).padStart(2, '0')).join('')}`
}
