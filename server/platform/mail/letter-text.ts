import { type Letter, type Renderers, renderBlock, type Row } from './letter.ts'
import { frameWords, type LetterFrame } from './letter-frame.ts'

const rows = (list: Row[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n')

const blocks: Renderers<string> = {
  paragraph: ({ text }) => text,
  note: ({ text }) => text,
  facts: (part) => rows(part.rows),
  sums: (part) => rows([...part.rows, part.total]),
  goods: (part) =>
    part.rows
      .map(({ name, count, sum }) => `- ${[name, count, sum].filter(Boolean).join(', ')}`)
      .join('\n'),
  action: ({ label, address }) => `${label}:\n${address}`,
  links: (part) => part.links.map(({ label, address }) => `${label}:\n${address}`).join('\n\n'),
}

/** The letter as plain text. */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const words = frameWords[frame.language]
  const parts = [
    letter.title,
    words.greeting(frame.name),
    ...letter.blocks.map((part) => renderBlock(part, blocks)),
    `${words.closing}\n${words.shop}\n${frame.shopAddress}`,
    ...(frame.toOffice ? ['--'] : [`--\n${words.why}`]),
    ...(frame.unsubscribe === undefined ? [] : [`${words.unsubscribe}:\n${frame.unsubscribe}`]),
    words.seller(frame.seller),
  ]
  return `${parts.join('\n\n')}\n`
}
