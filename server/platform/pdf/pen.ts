import { type Cents, formatEuros } from '../../../domain/money.ts'
import { PDF_MARGIN_PT, type Pdf } from './open-pdf.ts'

/** The ink of papers: the shop's own water blue, dark enough for a black-and-white printer. */
export const ink = {
  text: '#0d2b38',
  quiet: '#4a6470',
  line: '#c9d6db',
  brand: '#07455e',
  wash: '#f0f7fa',
}

export const LEFT = PDF_MARGIN_PT
const RIGHT = 595.28 - PDF_MARGIN_PT
export const WIDTH = RIGHT - LEFT
export const TOP = PDF_MARGIN_PT
const BOTTOM = 841.89 - PDF_MARGIN_PT
const LINE_GAP = 1

/** What a page has room for. */
export const PAGE_HEIGHT = BOTTOM - TOP

/** A sum below zero has a minus, not a hyphen. */
export const euros = (cents: Cents): string => formatEuros(cents).replace('-', '−')

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' }
type Look = { size?: number; bold?: boolean; colour?: string }

/** Writes within a box and tells how high it became; digits stand in columns. */
export function write(
  pdf: Pdf,
  text: string,
  { x, y, width, align = 'left' }: Place,
  look: Look = {},
): number {
  take(pdf, look)
  const figures = align === 'right' ? { features: ['tnum' as const] } : {}
  const options = { width, align, lineGap: LINE_GAP, ...figures }
  pdf.text(text, x, y, options)
  return pdf.y - y
}

/** How high a text will be, so that nothing is written across the end of a page or over what follows. */
export function heightOf(pdf: Pdf, text: string, width: number, look: Look = {}): number {
  take(pdf, look)
  return pdf.heightOfString(text, { width, lineGap: LINE_GAP })
}

function take(pdf: Pdf, { size = 9, bold = false, colour = ink.text }: Look): void {
  pdf.font(bold ? 'bold' : 'text', size).fillColor(colour)
}

export function rule(pdf: Pdf, y: number, colour = ink.line, width = 0.75): void {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(colour).stroke()
}

/** Goes on where there is room for so many points, on a new page if need be. */
export function roomFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  pdf.addPage()
  return TOP
}
