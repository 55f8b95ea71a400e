/** A mail as a value, of which both parts are made: HTML that survives real clients, and plain text. */
export type Letter = {
  subject: string
  /** The line that a mailbox shows beside the subject. */
  preview: string
  /** The one thing that a reader should know, as a heading. */
  title: string
  blocks: Block[]
}

export type Row = { label: string; value: string }

export type GoodsRow = { name: string; count: string; sum?: string }

/** The order of a letter's parts is its author's; how each looks is the renderers'. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; tone: 'good' | 'attention' | 'wrong'; text: string }
  | { kind: 'facts'; rows: Row[] }
  | { kind: 'goods'; rows: GoodsRow[] }
  | { kind: 'sums'; rows: Row[]; total: Row }
  | { kind: 'action'; label: string; address: string }
  | { kind: 'links'; links: { label: string; address: string }[] }

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** A line that stands out; its words say what its colour says. */
export const note = (tone: 'good' | 'attention' | 'wrong', text: string): Block => ({
  kind: 'note',
  tone,
  text,
})

export const facts = (rows: Record<string, string>): Block => ({
  kind: 'facts',
  rows: rowsOf(rows),
})

export const goods = (rows: GoodsRow[]): Block => ({ kind: 'goods', rows })

export const sums = (rows: Record<string, string>, total: Row): Block => ({
  kind: 'sums',
  rows: rowsOf(rows),
  total,
})

/** The one clear thing to do; a letter has at most one. */
export const action = (label: string, address: string): Block => ({
  kind: 'action',
  label,
  address,
})

/** What else could be done, said more quietly. */
export const links = (addresses: Record<string, string>): Block => ({
  kind: 'links',
  links: Object.entries(addresses).map(([label, address]) => ({ label, address })),
})

const rowsOf = (rows: Record<string, string>): Row[] =>
  Object.entries(rows).map(([label, value]) => ({ label, value }))

/** How each kind of part is made in one form of the letter. */
export type Renderers<Form> = {
  [Kind in Block['kind']]: (part: Extract<Block, { kind: Kind }>) => Form
}

export const rendered = <Form>(part: Block, renderers: Renderers<Form>): Form =>
  (renderers[part.kind] as (part: Block) => Form)(part)
