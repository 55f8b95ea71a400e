import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import PdfKit from 'pdfkit'

export type Pdf = InstanceType<typeof PdfKit>

type DocumentInfo = { title: string; author: string; language: string; at: Date }

/** Opened once: reading a font takes longer than printing a page with it. */
function face(name: string) {
  const font = create(
    readFileSync(new URL(`../../../art/fonts/BricolageGrotesque_${name}.ttf`, import.meta.url)),
  ) as Font
  // A glyph is mapped to the first letter that asked for it: "e", first seen inside "ē", could
  // otherwise not be copied or searched.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}
const faces = { text: face('500Medium'), bold: face('700Bold') }

/** The margin of every page. */
export const PDF_MARGIN_PT = 48

/** An A4 document in the shop's font; buffered pages let every footer name the page count. */
export function openPdf({ title, author, language, at }: DocumentInfo): Pdf {
  const pdf = new PdfKit({
    size: 'A4',
    margin: PDF_MARGIN_PT,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: null as unknown as string, // no Helvetica: it has no Latvian letters
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  for (const [name, face] of Object.entries(faces))
    pdf.registerFont(name, face as unknown as PDFKit.Mixins.PDFFontSource)
  return pdf.font('text')
}

/** Writes the footers, ends the document and answers its bytes. */
export async function closePdf(
  pdf: Pdf,
  foot: (page: number, pages: number) => string,
): Promise<Buffer> {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    // Text below the margin would add a page.
    pdf.page.margins.bottom = 0
    pdf.font('text', 8).fillColor('#4a6470')
    pdf.text(foot(index + 1, count), PDF_MARGIN_PT, pdf.page.height - 34, {
      width: pdf.page.width - 2 * PDF_MARGIN_PT,
      align: 'center',
      lineBreak: false,
    })
  }
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
