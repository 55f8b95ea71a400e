import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { closePdf, openPdf, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { ink, LEFT, startOfRoom, TOP, WIDTH, write } from '../../platform/pdf/pen.ts'
import { drawQrCode } from '../../platform/pdf/qr-code.ts'
import { printElement, printGroup } from '../../platform/pdf/structure.ts'
import { heading, printLoad } from '../sheet-pdf.ts'
import { printStop } from '../sheet-stop.ts'
import { sheetWords as words } from '../sheet-words.ts'
import type { RunSheet } from './load-run-sheet.ts'

const CODE = 62

/** A run's sheet with a code that opens the run, and its load list on a page of its own. */
export function runSheetPdf(sheet: RunSheet, { url, at }: { url: string; at: Date }) {
  const { day, number, plate, driver, revision, stops, gone, load } = sheet
  const run = words.run(number, plate)
  const title = `${words.title}: ${run}, ${dayTitle(day)}`
  const pdf = openPdf({ title, author: 'Avots', language: 'lv', at })
  const collect = words.collectInAll(stops)
  const places = new Set(stops.map(({ position }) => position)).size
  const facts = [driver ?? '', words.revision(revision), words.stops(places), collect]
  const below = heading(pdf, `${run}, ${dayTitle(day)}`, facts.filter(Boolean).join(' · '))
  printCode(pdf, url)
  let y = Math.max(below, TOP + CODE + 22)
  if (gone.length > 0) y = printGone(pdf, gone, y)
  for (const [index, stop] of stops.entries())
    y = printGroup(pdf, 'Sect', () => printStop(pdf, stop, index, y))
  pdf.addPage()
  const top = heading(pdf, words.load, `${run} · ${words.revision(revision)}`)
  printGroup(pdf, 'Table', () => printLoad(pdf, load, top))
  return closePdf(pdf, (page, pages) => `${title} · ${page} / ${pages}`)
}

function printCode(pdf: Pdf, url: string): void {
  const [x, y] = [LEFT + WIDTH - CODE, TOP]
  const bbox = [x, y, x + CODE, y + CODE]
  const draw = () => drawQrCode(pdf, url, { x, y, size: CODE })
  printElement(pdf, 'Figure', draw, { alt: `${words.scan}: ${url}`, bbox })
  const caption = { x: x - 30, y: y + CODE + 4, width: CODE + 30, align: 'right' } as const
  write(pdf, words.scan, caption, { size: 7, colour: ink.quiet })
}

/** Stops that the sheet before had. */
function printGone(pdf: Pdf, gone: readonly string[], from: number): number {
  let y = startOfRoom(pdf, from, 20 + gone.length * 14)
  const wide = { x: LEFT, width: WIDTH }
  y += write(pdf, words.gone, { ...wide, y }, { size: 11, bold: true, role: 'H2' }) + 2
  for (const title of gone) y += write(pdf, title, { ...wide, y }, { size: 10 }) + 2
  return y + 8
}
