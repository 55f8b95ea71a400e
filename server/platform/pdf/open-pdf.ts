import { createRequire } from 'node:module'
import type PdfKit from 'pdfkit'
import { type FaceName, openFace } from './faces.ts'
import { beginStructure, printArtifact } from './structure.ts'

export type Pdf = InstanceType<typeof PdfKit>

type DocumentInfo = { title: string; author: string; language: string; at: Date }

/** Loaded with the first document: it takes as much memory as all of ours. */
const loadPdfKit = () => createRequire(import.meta.url)('pdfkit') as typeof PdfKit

/** The margin of every page. */
export const PDF_MARGIN_PT = 48

/**
 * A tagged A4 document in the shop's font; buffered pages let every footer name the page count.
 */
export function openPdf({ title, author, language, at }: DocumentInfo): Pdf {
  const Document = loadPdfKit()
  const pdf = new Document({
    size: 'A4',
    margin: PDF_MARGIN_PT,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets, // its types do not know it yet
    lang: language,
    displayTitle: true,
    font: null as unknown as string, // no Helvetica: it has no Latvian letters
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  beginStructure(pdf)
  return setFace(pdf, 'text')
}

/** A font is registered when a text needs it first: a paper rarely needs all. */
export function setFace(pdf: Pdf, name: FaceName, size?: number): Pdf {
  pdf.registerFont(name, openFace(name) as unknown as PDFKit.Mixins.PDFFontSource)
  return pdf.font(name, size)
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
    printArtifact(pdf, () => printFoot(pdf, foot(index + 1, count)), 'Pagination')
  }
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function printFoot(pdf: Pdf, text: string): void {
  setFace(pdf, 'text', 8).fillColor('#4a6470')
  pdf.text(text, PDF_MARGIN_PT, pdf.page.height - 34, {
    width: pdf.page.width - 2 * PDF_MARGIN_PT,
    align: 'center',
    lineBreak: false,
  })
}
