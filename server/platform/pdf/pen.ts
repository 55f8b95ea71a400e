import { type Cents, formatEuros } from '../../../domain/money.ts'
import { faceFor } from './faces.ts'
import { PDF_MARGIN_PT, type Pdf, setFace } from './open-pdf.ts'
import { printArtifact, printElement, type TextRole } from './structure.ts'

/** The colours of documents, dark enough for a black-and-white printer. */
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

/** The printable height of a page. */
export const PAGE_HEIGHT = BOTTOM - TOP

/** A sum below zero has a minus, not a hyphen. */
export const euros = (cents: Cents): string => formatEuros(cents).replace('-', '−')

type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' }
type TextStyle = { size?: number; bold?: boolean; colour?: string }
/** `fits`: a sum is written smaller rather than on two lines. */
type TextFit = { fits?: boolean }
type TextPart = { role?: TextRole; scope?: 'Column' | 'Row' }

/** Writes within a box and answers its height; right-aligned digits have one width. */
export function write(
  pdf: Pdf,
  text: string,
  { x, y, width, align = 'left' }: Box,
  { role = 'P', scope, fits = false, ...look }: TextStyle & TextPart & TextFit = {},
): number {
  applyStyle(pdf, text, look)
  const figures = align === 'right' ? { features: ['tnum' as const] } : {}
  const tooWide = fits ? pdf.widthOfString(text, figures) / width : 0
  if (tooWide > 1) pdf.fontSize(Math.floor(((look.size ?? 9) / tooWide) * 10) / 10)
  const options = { width, align, lineGap: LINE_GAP, ...figures }
  printElement(pdf, role, () => pdf.text(text, x, y, options), scope && { scope })
  return pdf.y - y
}

/** The height of a text before it is written. */
export function heightOf(pdf: Pdf, text: string, width: number, look: TextStyle = {}): number {
  applyStyle(pdf, text, look)
  return pdf.heightOfString(text, { width, lineGap: LINE_GAP })
}

/** The width of a sum on one line. */
export function widthOf(pdf: Pdf, text: string, look: TextStyle = {}): number {
  applyStyle(pdf, text, look)
  return pdf.widthOfString(text, { features: ['tnum'] })
}

function applyStyle(
  pdf: Pdf,
  text: string,
  { size = 9, bold = false, colour = ink.text }: TextStyle,
): void {
  setFace(pdf, faceFor(text, bold ? 'bold' : 'text'), size).fillColor(colour)
}

export function rule(pdf: Pdf, y: number, colour = ink.line, width = 0.75): void {
  printArtifact(pdf, () =>
    pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(colour).stroke(),
  )
}

/** The y at which a block of this height fits, on a new page if necessary. */
export function startOfRoom(pdf: Pdf, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  pdf.addPage()
  return TOP
}
