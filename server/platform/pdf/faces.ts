import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { create, Font } from 'fontkit'
import { projectFile } from '../project-file.ts'

type FontKit = { create: typeof create }

/** Opened once: reading a font takes longer than printing a page with it. */
function face(file: string): Font {
  const { create } = createRequire(import.meta.url)('fontkit') as FontKit
  const font = create(readFileSync(projectFile(`art/fonts/${file}`))) as Font
  // A glyph is mapped to the first letter that asked for it: "e", first seen inside "ē", could
  // otherwise not be copied or searched.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}

const opened = new Map<string, Font>()

function openedFace(file: string): Font {
  const known = opened.get(file) ?? face(file)
  opened.set(file, known)
  return known
}

const files = {
  text: 'BricolageGrotesque_500Medium.ttf',
  bold: 'BricolageGrotesque_700Bold.ttf',
  // For texts with a letter that the shop's font does not have.
  anyText: 'DejaVuSansCondensed.ttf',
  anyBold: 'DejaVuSansCondensed-Bold.ttf',
}

export type FaceName = keyof typeof files

export const openFace = (name: FaceName): Font => openedFace(files[name])

/** The shop's font, or for the whole text the one that has letters of other scripts. */
export function faceFor(text: string, look: 'text' | 'bold'): FaceName {
  const font = openFace(look)
  const hasAll = Array.from(text).every(
    (letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  if (hasAll) return look
  return look === 'bold' ? 'anyBold' : 'anyText'
}
