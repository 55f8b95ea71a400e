import { done, type Outcome, refuse } from '../outcome.ts'
import type { XmlElement } from './xml-element.ts'

/** `forbidden`: a document type or an entity of its own, by which small files become huge. */
export type XmlRefusal = 'not_xml' | 'cut' | 'forbidden'

export type XmlReader = {
  /** Takes the next part of the file. False: it is refused, and the rest need not be read. */
  write: (part: string) => boolean
  end: () => Outcome<XmlElement, XmlRefusal>
}

const mostDepth = 64
const longestMarkup = 1_000_000
/** Elements and attributes in memory at once: a batch of four thousand payments has as many. */
const mostInMemory = 100_000

const space = String.raw`[ \t\r\n]`
const name = String.raw`[A-Za-z_][\w.:-]*`
const attribute = String.raw`${name}${space}*=${space}*(?:"[^"<]*"|'[^'<]*')`
const openingTag = new RegExp(`^<(${name})((?:${space}+${attribute})*)${space}*(/?)>$`)
const closingTag = new RegExp(`^</(${name})${space}*>$`)
const eachAttribute = new RegExp(`(${name})${space}*=${space}*(?:"([^"]*)"|'([^']*)')`, 'g')

/**
 * Reads the XML of bank files part by part, so that a file of any size needs little memory: an
 * element that `take` keeps for itself is not added to the tree. No document type, no entities but
 * the five of XML, no processing instructions are followed.
 */
export function createXmlReader(take: (element: XmlElement) => boolean): XmlReader {
  const reading: Reading = { take, open: [], inMemory: 0, inMemoryBefore: [], rest: '' }
  return {
    write(part) {
      reading.rest += part
      let from = 0
      for (let next = readNext(reading, 0); next !== null; next = readNext(reading, from))
        from = next
      reading.rest = reading.rest.slice(from)
      if (reading.rest.length > longestMarkup) reading.refusal ??= 'forbidden'
      return reading.refusal === undefined
    },
    end() {
      const { refusal, root, open, rest } = reading
      if (refusal) return refuse(refusal)
      if (!root) return refuse('not_xml')
      if (open.length > 0) return refuse('cut')
      return rest.trim() === '' ? done(root) : refuse('not_xml')
    },
  }
}

type Reading = {
  take: (element: XmlElement) => boolean
  /** The elements around the place that is read, the outermost first. */
  open: XmlElement[]
  inMemory: number
  /** Of each open element, what was held when it began. */
  inMemoryBefore: number[]
  root?: XmlElement
  rest: string
  refusal?: XmlRefusal
}

/** Reads the text up to the next markup, and the markup; null where it is not whole yet. */
function readNext(reading: Reading, from: number): number | null {
  const { rest } = reading
  const start = rest.indexOf('<', from)
  const end = start < 0 || reading.refusal ? null : endOfMarkup(rest, start)
  if (end === null) return null
  const refusal =
    addText(reading, plainText(rest.slice(from, start))) ??
    readMarkup(reading, rest.slice(start, end))
  if (refusal) reading.refusal = refusal
  return end
}

type Read = XmlRefusal | undefined

function readMarkup(reading: Reading, markup: string): Read {
  if (markup.startsWith('<?') || markup.startsWith('<!--')) return undefined
  if (markup.startsWith('<![CDATA[')) return addText(reading, markup.slice(9, -3))
  if (markup.startsWith('<!')) return 'forbidden'
  if (!markup.startsWith('</')) return openElement(reading, markup)
  const element = reading.open.at(-1)
  const [, qualified] = closingTag.exec(markup) ?? []
  if (!element || !qualified || localName(qualified) !== element.name) return 'not_xml'
  closeElement(reading, element)
  return undefined
}

function addText({ open }: Reading, text: string | null): Read {
  if (text === null) return 'forbidden'
  const element = open.at(-1)
  if (element) element.text += text
  return element || text.trim() === '' ? undefined : 'not_xml'
}

function openElement(reading: Reading, tag: string): Read {
  const { root, open } = reading
  const [, qualified, attributes = '', closed] = openingTag.exec(tag) ?? []
  if (qualified === undefined || (root && open.length === 0)) return 'not_xml'
  if (open.length === mostDepth) return 'forbidden'
  const element: XmlElement = { name: localName(qualified), attributes: {}, text: '', children: [] }
  reading.inMemoryBefore.push(reading.inMemory++)
  for (const [, key, double, single] of attributes.matchAll(eachAttribute)) {
    const value = plainText(double ?? single ?? '')
    if (value === null) return 'forbidden'
    element.attributes[localName(key!)] = value
    reading.inMemory += 1
  }
  if (reading.inMemory > mostInMemory) return 'forbidden'
  reading.root ??= element
  open.push(element)
  if (closed) closeElement(reading, element)
  return undefined
}

function closeElement(reading: Reading, element: XmlElement): void {
  reading.open.pop()
  const inMemoryBefore = reading.inMemoryBefore.pop()!
  const parent = reading.open.at(-1)
  if (parent && reading.take(element)) reading.inMemory = inMemoryBefore
  else parent?.children.push(element)
}

const localName = (qualified: string): string => qualified.slice(qualified.indexOf(':') + 1)

const endings = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** The position after a tag, comment or the like; null where the rest has not come yet. */
function endOfMarkup(text: string, start: number): number | null {
  for (const [opening, ending] of endings) {
    if (!text.startsWith(opening, start)) continue
    const end = text.indexOf(ending, start + opening.length)
    return end < 0 ? null : end + ending.length
  }
  const quoted = /[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y
  quoted.lastIndex = start
  return quoted.test(text) ? quoted.lastIndex : null
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Null for an entity that XML itself does not have. */
function plainText(text: string): string | null {
  if (!text.includes('&')) return text
  let isKnown = true
  const plain = text.replace(/&([^;&\s]{0,10});?/g, (_, entity: string) => {
    const character = named[entity] ?? numbered(entity)
    if (character === null) isKnown = false
    return character ?? ''
  })
  return isKnown ? plain : null
}

function numbered(entity: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
  const code = hex === undefined ? Number(decimal ?? 'x') : parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}
