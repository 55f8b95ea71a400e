import type { Pdf } from '../platform/pdf/open-pdf.ts'
import { heightOf, ink, LEFT, roomFor, rule, WIDTH, write } from '../platform/pdf/pen.ts'
import type { Load } from './day-sheet.ts'
import { sheetWords as words } from './sheet-words.ts'

const nameWidth = WIDTH - 190
const lineHeight = 22
const size = 11
const pieces = { x: LEFT + WIDTH - 180, width: 70, align: 'right' } as const
const back = { x: LEFT + WIDTH - 100, width: 100, align: 'right' } as const

/** What goes into the van, going on over as many pages as it needs. */
export function printLoad(pdf: Pdf, load: readonly Load[], top: number): void {
  let y = columns(pdf, top)
  for (const line of load) {
    const height = Math.max(lineHeight, heightOf(pdf, line.name, nameWidth, { size }) + 9)
    const place = roomFor(pdf, y, height)
    y = place < y ? columns(pdf, place) : place
    rule(pdf, y)
    write(pdf, line.name, { x: LEFT, y: y + 5, width: nameWidth }, { size })
    write(pdf, String(line.pieces), { ...pieces, y: y + 5 }, { size, bold: true })
    if (line.back > 0) write(pdf, String(line.back), { ...back, y: y + 5 }, { size })
    y += height
  }
}

function columns(pdf: Pdf, y: number): number {
  const look = { size: 8, colour: ink.quiet }
  write(pdf, words.good, { x: LEFT, y, width: 200 }, look)
  write(pdf, words.pieces, { ...pieces, y }, look)
  write(pdf, words.empties, { ...back, y }, look)
  return y + 14
}
