import type { DocumentText } from '../../../contract/shop/words/document.ts'
import type { Language } from '../../../domain/words/language.ts'
import { closePdf, openPdf, type Pdf, setFace } from './open-pdf.ts'
import { printElement, printGroup, type TextRole } from './structure.ts'

const AUTHOR = 'Avots'

/** A fixed date makes the file the same whenever it is printed. */
const CREATED_AT = new Date('2026-11-01T00:00:00Z')

/** A text with headings as A4 pages. */
export async function printDocument(text: DocumentText, language: Language): Promise<Buffer> {
  const pdf = openPdf({ title: text.title, author: AUTHOR, language, at: CREATED_AT })
  const print = (role: TextRole, words: string, paragraphGap = 0) =>
    printElement(pdf, role, () => pdf.text(words, { lineGap: 3, paragraphGap }))
  setFace(pdf, 'bold', 22).fillColor('#0d2b38')
  print('H1', text.title)
  setFace(pdf.moveDown(0.5), 'text', 11)
  print('P', text.intro)
  for (const { title, paragraphs = [], list = [] } of text.sections) {
    setFace(pdf.moveDown(1), 'bold', 13)
    print('H2', title)
    setFace(pdf.moveDown(0.3), 'text', 10.5)
    for (const paragraph of paragraphs) print('P', paragraph, 5)
    if (list.length > 0) printList(pdf, list, (item) => print('LBody', `– ${item}`, 3))
  }
  return closePdf(pdf, (page, pages) => `${AUTHOR} · ${text.title} · ${page}/${pages}`)
}

const printList = (pdf: Pdf, list: readonly string[], print: (item: string) => unknown) =>
  printGroup(pdf, 'L', () => {
    for (const item of list) printGroup(pdf, 'LI', () => print(item))
  })
