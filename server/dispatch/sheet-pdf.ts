import { dayTitle } from '../../domain/calendar/phrases.ts'
import { closePdf, openPdf, PDF_MARGIN_PT } from '../platform/pdf/open-pdf.ts'
import type { DaySheet } from './day-sheet.ts'
import { loadLine, sheetWords, stopFacts, stopLine, stopTitle } from './sheet-words.ts'

/** The route sheet on paper: a stop is never torn between two pages, the load list has a page of its own. */
export function sheetPdf({ day, stops, load }: DaySheet, at: Date): Promise<Buffer> {
  const title = `${sheetWords.title}, ${dayTitle(day)}`
  const pdf = openPdf({ title, author: 'Avots', language: 'lv', at })
  const bottom = pdf.page.height - PDF_MARGIN_PT
  pdf.font('bold', 18).fillColor('#07455e').text(title)
  pdf.font('text', 10).fillColor('#4a6470').text(sheetWords.stops(stops.length))
  for (const [index, stop] of stops.entries()) {
    const lines = stop.lines.map(stopLine)
    const notes = stop.notes === '' ? [] : [`${sheetWords.notes}: ${stop.notes}`]
    const height = 48 + 13 * (lines.length + 2 * notes.length)
    if (pdf.y + height > bottom) pdf.addPage()
    pdf.moveDown(0.8)
    pdf.font('bold', 11).fillColor('#0d2b38').text(stopTitle(stop, index))
    pdf.font('text', 9).fillColor('#4a6470').text(stopFacts(stop))
    pdf.fillColor('#0d2b38')
    // A box to tick for each line.
    for (const line of lines) {
      pdf
        .rect(PDF_MARGIN_PT + 2, pdf.y + 2, 7, 7)
        .lineWidth(0.75)
        .strokeColor('#4a6470')
        .stroke()
      pdf
        .font('text', 10)
        .text(line, PDF_MARGIN_PT + 16)
        .text('', PDF_MARGIN_PT)
    }
    for (const note of notes) pdf.font('text', 9).text(note)
  }
  pdf.addPage().font('bold', 18).fillColor('#07455e').text(sheetWords.load)
  pdf.moveDown(0.5).font('text', 11).fillColor('#0d2b38')
  for (const line of load) pdf.text(loadLine(line)).moveDown(0.2)
  return closePdf(pdf, (page, pages) => `${title} · ${page} / ${pages}`)
}
