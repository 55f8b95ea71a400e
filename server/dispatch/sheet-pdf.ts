import { dayTitle } from '../../domain/calendar/phrases.ts'
import { sumOf } from '../../domain/money.ts'
import { closePdf, openPdf, type Pdf } from '../platform/pdf/open-pdf.ts'
import { euros, ink, LEFT, TOP, WIDTH, write } from '../platform/pdf/pen.ts'
import type { DaySheet } from './day-sheet.ts'
import { printLoad } from './sheet-load.ts'
import { printStop } from './sheet-stop.ts'
import { sheetWords as words } from './sheet-words.ts'

/** The route sheet on paper, and the load list on a page of its own. */
export function sheetPdf({ day, stops, load }: DaySheet, at: Date): Promise<Buffer> {
  const title = `${words.title}, ${dayTitle(day)}`
  const pdf = openPdf({ title, author: 'Avots', language: 'lv', at })
  const collect = words.collectInAll(euros(sumOf(stops, (stop) => stop.collectCents)))
  let y = heading(pdf, title, `${words.stops(stops.length)} · ${collect}`)
  for (const [index, stop] of stops.entries()) y = printStop(pdf, stop, index, y)
  pdf.addPage()
  printLoad(pdf, load, heading(pdf, words.load, dayTitle(day)))
  return closePdf(pdf, (page, pages) => `${title} · ${page} / ${pages}`)
}

function heading(pdf: Pdf, title: string, facts: string): number {
  const below =
    TOP +
    write(
      pdf,
      title,
      { x: LEFT, y: TOP, width: WIDTH },
      { size: 18, bold: true, colour: ink.brand },
    )
  const end =
    below +
    write(pdf, facts, { x: LEFT, y: below + 2, width: WIDTH }, { size: 10, colour: ink.quiet })
  return end + 14
}
