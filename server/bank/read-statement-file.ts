import { setImmediate as pause } from 'node:timers/promises'
import { TextDecoder } from 'node:util'
import { createStatementReader } from '../../domain/bank/read-statements.ts'
import { mostStatementBytes } from '../../domain/bank/statement-size.ts'
import type { Statement, StatementRefusal } from '../../domain/bank/statement.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'

export type FileRefusal =
  | StatementRefusal
  | { code: 'statement_too_large' }
  | { code: 'unknown_encoding'; encoding: string }
  | { code: 'wrong_encoding'; encoding: string }

const partBytes = 64 * 1024

/** Reads a statement's file in the encoding that it names; between its parts others are served. */
export async function readStatementFile(
  content: Buffer,
): Promise<Outcome<Statement[], FileRefusal>> {
  if (content.length > mostStatementBytes) return refuse({ code: 'statement_too_large' })
  const encoding = encodingOf(content)
  const decoder = decoderOf(encoding)
  if (!decoder) return refuse({ code: 'unknown_encoding', encoding })
  const reader = createStatementReader()
  for (let from = 0; from < content.length; from += partBytes) {
    const part = decode(decoder, content.subarray(from, from + partBytes))
    if (part === null) return refuse({ code: 'wrong_encoding', encoding })
    if (!reader.write(part)) break
    if (from % (16 * partBytes) === 0) await pause()
  }
  return reader.end()
}

/** By the mark at the beginning, else by what the first line says, else UTF-8. */
function encodingOf(content: Buffer): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = content.subarray(0, 200).toString('latin1')
  return /<\?xml[^>]*encoding=["']([\w.-]{1,30})["']/i.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
}

function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return null
  }
}

function decode(decoder: TextDecoder, part: Buffer): string | null {
  try {
    return decoder.decode(part, { stream: true })
  } catch {
    return null
  }
}
