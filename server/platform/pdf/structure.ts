import type PdfKit from 'pdfkit'

type Pdf = InstanceType<typeof PdfKit>

/** The roles that our papers use, under the names of PDF. */
export type GroupRole = 'Document' | 'Sect' | 'Table' | 'TR' | 'TD' | 'L' | 'LI'
export type TextRole = 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'LBody'
type Role = GroupRole | TextRole | 'Figure'

type RoleOptions = { scope?: 'Column' | 'Row'; alt?: string; bbox?: number[] }

type Element = ReturnType<Pdf['struct']>

/** The element in which a document is being printed. */
const openElements = new WeakMap<Pdf, Element>()

/** Begins the tree that a screen reader follows instead of the places on the page. */
export function beginStructure(pdf: Pdf): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  openElements.set(pdf, root)
}

function addElement(pdf: Pdf, role: Role, options: RoleOptions = {}): Element {
  const element = pdf.struct(role, options)
  openElements.get(pdf)!.add(element)
  return element
}

/** What is printed inside belongs together, in the order of printing. */
export function printGroup<Result>(pdf: Pdf, role: GroupRole, print: () => Result): Result {
  const parent = openElements.get(pdf)!
  const element = addElement(pdf, role)
  openElements.set(pdf, element)
  const result = print()
  openElements.set(pdf, parent)
  element.end()
  return result
}

/** One text or picture with its role. */
export function printElement<Result>(
  pdf: Pdf,
  role: TextRole | 'Figure',
  print: () => Result,
  options: RoleOptions = {},
): Result {
  const element = addElement(pdf, role, options)
  element.add(pdf.markStructureContent(role))
  const result = print()
  pdf.endMarkedContent()
  element.end()
  return result
}

/** Lines, grounds, page numbers: nothing that a screen reader should read. */
export function printArtifact<Result>(
  pdf: Pdf,
  print: () => Result,
  type: 'Layout' | 'Pagination' = 'Layout',
): Result {
  pdf.markContent('Artifact', { type })
  const result = print()
  pdf.endMarkedContent()
  return result
}
