import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** Visible text belongs to the word catalogues: a sentence written into a component cannot be translated. */
const SHOWN_ATTRIBUTES = new Set([
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'label',
  'aria-description',
])
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text)

type Node = { type?: string; value?: unknown; name?: { value?: string }; span?: { start: number } }

function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* texts(child)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type, value, name } = node as Node
  if (type === 'JSXText' && typeof value === 'string' && hasLetters(value)) yield value.trim()
  if (type === 'JSXAttribute' && SHOWN_ATTRIBUTES.has(name?.value ?? '')) {
    const text =
      (value as { type?: string; value?: unknown } | null)?.type === 'StringLiteral'
        ? (value as { value: string }).value
        : ''
    if (hasLetters(text)) yield text
  }
  for (const child of Object.values(node)) yield* texts(child)
}

export function textsOutsideWords(source: string): string[] {
  return [...texts(parseSync(source, { syntax: 'typescript', tsx: true }).body)]
}

const files = globSync('web/**/*.tsx').filter(
  (file) => !/\.test\.tsx$|^web\/ui\/kit-page\//.test(file),
)
const found = files.flatMap((file) =>
  textsOutsideWords(readFileSync(file, 'utf8')).map((text) => `${file}: “${text}”`),
)

if (textsOutsideWords('export const A = () => <p>Nepārtulkots teikums</p>').length !== 1) {
  console.error('The check of words does not bite.')
  process.exit(1)
}
for (const line of found) console.error(`Text outside the word catalogues: ${line}`)
if (found.length > 0) process.exit(1)
console.log(`words: ${files.length} components`)
