/** A mail as a value, from which its HTML and its plain text are rendered. */
export type Letter = {
  subject: string
  /** The line that a mail program shows beside the subject. */
  preview: string
  /** The heading: the one thing that the reader should know. */
  title: string
  /** What a message on a phone opens; its action unless said. */
  opens?: string
  blocks: Block[]
}

export type Row = { label: string; value: string }

export type GoodsRow = { name: string; count: string; sum?: string }

/** A part of a letter; the renderers decide how it looks. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; tone: 'good' | 'attention' | 'wrong'; text: string }
  | { kind: 'facts'; rows: Row[] }
  | { kind: 'goods'; rows: GoodsRow[] }
  | { kind: 'sums'; rows: Row[]; total: Row }
  | { kind: 'action'; label: string; address: string }
  | { kind: 'links'; links: { label: string; address: string }[] }

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** A highlighted line; its words must carry the meaning of its colour. */
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

/** The button; a letter has at most one. */
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

/** A function for each kind of block, for one form of the letter. */
export type Renderers<Form> = {
  [Kind in Block['kind']]: (part: Extract<Block, { kind: Kind }>) => Form
}

export const renderBlock = <Form>(part: Block, renderers: Renderers<Form>): Form =>
  (renderers[part.kind] as (part: Block) => Form)(part)
