import type { DocumentText } from '../../../contract/shop/words/document.ts'
import type { Language } from '../../../domain/words/language.ts'
import { closePdf, openPdf } from './open-pdf.ts'

const AUTHOR = 'Avots'

/** A fixed date makes the file the same whenever it is printed. */
const CREATED_AT = new Date('2026-11-01T00:00:00Z')

/** A text with headings as A4 pages. */
export async function printDocument(text: DocumentText, language: Language): Promise<Buffer> {
  const pdf = openPdf({ title: text.title, author: AUTHOR, language, at: CREATED_AT })
  pdf.font('bold', 22).fillColor('#0d2b38').text(text.title).moveDown(0.5)
  pdf.font('text', 11).text(text.intro, { lineGap: 3 })
  for (const { title, paragraphs = [], list = [] } of text.sections) {
    pdf.moveDown(1).font('bold', 13).text(title).moveDown(0.3).font('text', 10.5)
    for (const paragraph of paragraphs) pdf.text(paragraph, { lineGap: 3, paragraphGap: 5 })
    for (const item of list) pdf.text(`– ${item}`, { lineGap: 3, paragraphGap: 3 })
  }
  return closePdf(pdf, (page, pages) => `${AUTHOR} · ${text.title} · ${page}/${pages}`)
}
