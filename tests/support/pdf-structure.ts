import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/** The tree that a screen reader follows, as lines of roles and texts. */
export function structureOf(pdf: Buffer): string[] {
  const { stdout, status } = spawnSync('pdfinfo', ['-struct-text', '-'], {
    input: pdf,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('pdfinfo could not read the PDF')
  return stdout
    .split('\n')
    .map((line) => line.trim().replaceAll('\u00a0', ' '))
    .filter(Boolean)
}

/** Texts and shapes that stand outside every tag: a screen reader would lose or stumble over them. */
export function untaggedContent(pdf: Buffer): string[] {
  return contentStreams(pdf).flatMap((content) => {
    let depth = 0
    return content.split('\n').filter((line) => {
      if (/ (?:BDC|BMC)$/.test(line)) depth += 1
      if (/^EMC$/.test(line)) depth -= 1
      return depth === 0 && /(?:^|\s)(?:TJ|Tj|f\*?|S|B\*?|Do)$/.test(line)
    })
  })
}

/** What qpdf finds wrong with the file, where the machine has it. */
export function qpdfProblems(pdf: Buffer): string {
  const { stdout, stderr, error } = spawnSync('qpdf', ['--check', '-'], {
    input: pdf,
    encoding: 'utf8',
  })
  return error === undefined ? (/(?:WARNING|ERROR).*/i.exec(stdout + stderr)?.[0] ?? '') : ''
}

function contentStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body]) => {
    try {
      const content = inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
      return / (?:BDC|Tf)\n/.test(content) ? [content] : []
    } catch {
      return []
    }
  })
}
