import { dayTitle } from '../../domain/calendar/phrases.ts'
import { closePdf, openPdf, type Pdf } from '../platform/pdf/open-pdf.ts'
import { heightOf, ink, LEFT, startOfRoom, rule, TOP, WIDTH, write } from '../platform/pdf/pen.ts'
import { printGroup } from '../platform/pdf/structure.ts'
import type { DaySheet, Load } from './day-sheet.ts'
import { printStop } from './sheet-stop.ts'
import { beginsZone, sheetWords as words } from './sheet-words.ts'

/** The route sheet on paper, and the load list on a page of its own. */
export function sheetPdf({ day, stops, load, openOrders }: DaySheet, at: Date): Promise<Buffer> {
  const title = `${words.title}, ${dayTitle(day)}`
  const pdf = openPdf({ title, author: 'Avots', language: 'lv', at })
  const collect = words.collectInAll(stops)
  const open = openOrders > 0 ? ` · ${words.notClosed(openOrders)}` : ''
  let y = heading(pdf, title, `${words.stops(stops.length)} · ${collect}${open}`)
  for (const [index, stop] of stops.entries()) {
    if (beginsZone(stops, index)) y = zoneHeading(pdf, words.zone(stop.zone), y)
    y = printGroup(pdf, 'Sect', () => printStop(pdf, stop, index, y))
  }
  pdf.addPage()
  const top = heading(pdf, words.load, dayTitle(day))
  printGroup(pdf, 'Table', () => printLoad(pdf, load, top))
  return closePdf(pdf, (page, pages) => `${title} · ${page} / ${pages}`)
}

/** Never alone at the end of a page. */
function zoneHeading(pdf: Pdf, zone: string, from: number): number {
  const y = startOfRoom(pdf, from, 120)
  const look = { size: 13, bold: true, colour: ink.brand, role: 'H2' } as const
  return y + write(pdf, zone, { x: LEFT, y, width: WIDTH }, look) + 6
}

export function heading(pdf: Pdf, title: string, facts: string): number {
  const below =
    TOP +
    write(
      pdf,
      title,
      { x: LEFT, y: TOP, width: WIDTH },
      { size: 18, bold: true, colour: ink.brand, role: 'H1' },
    )
  const end =
    below +
    write(pdf, facts, { x: LEFT, y: below + 2, width: WIDTH }, { size: 10, colour: ink.quiet })
  return end + 14
}

const nameWidth = WIDTH - 190
const lineHeight = 22
const size = 11
const pieces = { x: LEFT + WIDTH - 180, width: 70, align: 'right' } as const
const back = { x: LEFT + WIDTH - 100, width: 100, align: 'right' } as const

/** The load list of the van, over as many pages as it needs. */
export function printLoad(pdf: Pdf, load: readonly Load[], top: number): void {
  let y = printColumns(pdf, top)
  for (const line of load) {
    const height = Math.max(lineHeight, heightOf(pdf, line.name, nameWidth, { size }) + 9)
    const rowTop = startOfRoom(pdf, y, height)
    y = rowTop < y ? printColumns(pdf, rowTop) : rowTop
    rule(pdf, y)
    const cell = { y: y + 5 }
    printGroup(pdf, 'TR', () => {
      const name = { x: LEFT, ...cell, width: nameWidth }
      write(pdf, line.name, name, { size, role: 'TH', scope: 'Row' })
      write(pdf, String(line.pieces), { ...pieces, ...cell }, { size, bold: true, role: 'TD' })
      const empties = line.back > 0 ? String(line.back) : ''
      write(pdf, empties, { ...back, ...cell }, { size, role: 'TD' })
    })
    y += height
  }
}

function printColumns(pdf: Pdf, y: number): number {
  const look = { size: 8, colour: ink.quiet, role: 'TH', scope: 'Column' } as const
  printGroup(pdf, 'TR', () => {
    write(pdf, words.good, { x: LEFT, y, width: 200 }, look)
    write(pdf, words.pieces, { ...pieces, y }, look)
    write(pdf, words.empties, { ...back, y }, look)
  })
  return y + 14
}
