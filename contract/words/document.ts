/** A text to be read as a whole, on a page or printed: paragraphs and lists under headings. */
export type DocumentSection = { title: string; paragraphs?: string[]; list?: string[] }

export type DocumentText = {
  title: string
  /** One sentence for search engines. */
  description: string
  intro: string
  sections: DocumentSection[]
}
