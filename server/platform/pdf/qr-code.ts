import { encode } from 'uqr'
import type { Pdf } from './open-pdf.ts'
import { ink } from './pen.ts'

type Square = { x: number; y: number; size: number }

/** Draws a text as a QR code that a camera reads. */
export function drawQrCode(pdf: Pdf, text: string, { x, y, size }: Square): void {
  const { data, size: modulesInRow } = encode(text, { ecc: 'M', border: 0 })
  const side = size / modulesInRow
  for (const [row, modules] of data.entries()) {
    for (const [column, dark] of modules.entries()) {
      // Slightly wider than a module, or printers leave white lines between them.
      if (dark) pdf.rect(x + column * side, y + row * side, side + 0.05, side + 0.05)
    }
  }
  pdf.fill(ink.text)
}
