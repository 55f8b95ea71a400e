import { spawnSync } from 'node:child_process'

/** The text of a PDF as a reader sees it, line by line. */
export function readPdf(pdf: Buffer): string {
  const { stdout, status } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('pdftotext could not read the PDF')
  return stdout.replaceAll(/[ \u00a0]+/g, ' ')
}
