import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse } from 'csv-parse'

export type CsvRow = Record<string, string>

/** Rows a transaction: a few hundred kilobytes, and little to read again after a cut. */
export const CHUNK = 5_000

/** The file's length and its first megabyte: enough to tell one day's file from another's. */
export async function hashOfFile(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await file.read(Buffer.alloc(1_048_576), 0, 1_048_576, 0)
    const read = head.buffer.subarray(0, head.bytesRead)
    return createHash('sha256').update(`${size} `).update(read).digest()
  } finally {
    await file.close()
  }
}

/**
 * The rows of a file in chunks, without the first `skip` of them; the file is never in memory as a
 * whole. Today's files have commas and quotation marks, older ones semicolons and number signs.
 */
export async function* chunksOfFile(
  path: string,
  { needed, skip }: { needed: readonly string[]; skip: number },
): AsyncGenerator<CsvRow[]> {
  const isOld = (await headOfFile(path)).includes(';')
  const parser = parse({
    bom: true,
    columns: (names: string[]) => requireColumns(names, needed),
    delimiter: isOld ? ';' : ',',
    quote: isOld ? '#' : '"',
    from: skip + 1,
  })
  const file = createReadStream(path)
  // A pipe leaves the error of its source and its open file to us.
  file.on('error', (error) => parser.destroy(error)).pipe(parser)
  parser.on('close', () => file.destroy())
  let chunk: CsvRow[] = []
  for await (const row of parser) {
    chunk.push(row as CsvRow)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function headOfFile(path: string): Promise<string> {
  const stream = createReadStream(path, { encoding: 'utf8', end: 2_000 })
  let head = ''
  for await (const part of stream) head += String(part)
  return head.split('\n')[0] ?? ''
}

/** Throws a SyntaxError for a file that is not the register's. */
function requireColumns(names: string[], needed: readonly string[]): string[] {
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new SyntaxError(`the file has no column ${missing.join(', ')}`)
  return names
}
