/** An element of an XML file by its local name: prefixes and namespaces are left out. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  /** Its own text, without that of its children. */
  text: string
  children: XmlElement[]
}

/** All elements below by a path of names: `['RmtInf', 'Ustrd']`. */
export function elementsAt(element: XmlElement, path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

export const elementAt = (element: XmlElement, ...path: string[]): XmlElement | undefined =>
  elementsAt(element, path)[0]

/** The text of the first element on a path that has any; null for none. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | null {
  if (!element) return null
  const texts = elementsAt(element, path).map(({ text }) => text.trim())
  return texts.find((text) => text !== '') ?? null
}

/** The first answer that is not null. */
export function firstText(...texts: (string | null)[]): string | null {
  return texts.find((text) => text !== null) ?? null
}
