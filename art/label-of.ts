import type { GoodArt } from './art.ts'

const measure =
  /(\d+(?:,\d+)?)\s?(l|ml|kg|g|cm|gab\.|ruļļi|paciņas|vietas|diena|mēnesis)(?=$|[\s,).])(?! un | pudel)/
const pieces = /×\s?\d+$/
const several = /(\d+) × $/
const anyMeasure = /\s\d+(?:,\d+)?\s?(?:l|ml|kg|g)(?=$|\s)/
const asides = /\s*\([^)]*\)/g
const tails = /\s(?:ar|bez|pie|no|pēc|pasākumam|pieslēgšanai)(?=\s|$).*$/

/** The label of a full name: "Bio auzu pārslas, 1 kg" gives "auzu pārslas", "1 kg" and Bio. */
export function labelOf(full: string): Pick<GoodArt, 'name' | 'size' | 'bio'> {
  const text = full.replaceAll('\u00a0', ' ')
  const plain = text.replace(asides, '')
  const size = sizeOf(plain) ?? sizeOf(text)
  const brand = text.match(/["“„]([^"”“]+)["”“]/)?.[1]
  const bio = plain.startsWith('Bio ')
  const name = brand ?? shortened(bio ? plain.slice(4) : plain)
  return { name, ...(size ? { size } : {}), ...(bio && !brand ? { bio } : {}) }
}

function sizeOf(text: string): string | undefined {
  const found = measure.exec(text)
  if (!found) return undefined
  const before = several.exec(text.slice(0, found.index))?.[0] ?? ''
  const after = pieces.exec(text)?.[0] ?? ''
  const size = `${before}${found[1]} ${found[2]}${after && ` ${after}`}`
  return size.replaceAll(/\s+/g, '\u00a0').trim()
}

/** The first clause up to its size, without its last words (such as "bez fluora") if it is long. */
function shortened(name: string): string {
  const clause = name
    .split(/,(?!\d)|\s[–:]\s/)[0]!
    .split(anyMeasure)[0]!
    .trim()
  const short = clause.split(' ').length > 3 ? clause.replace(tails, '').trim() : clause
  return short || clause || name
}
