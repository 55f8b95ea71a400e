/** A section of a long text: paragraphs and lists under a heading. */
export type DocumentSection = { title: string; paragraphs?: string[]; list?: string[] }

export type DocumentText = {
  title: string
  /** One sentence for search engines. */
  description: string
  intro: string
  sections: DocumentSection[]
}
