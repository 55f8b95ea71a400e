import type { Language } from '../../../domain/words/language.ts'
import { pathInLanguage } from '../../../domain/words/language-path.ts'

/** The whole address of a page, for search engines and shared links. */
export const pageAddress = (
  path: string,
  { publicUrl, language }: { publicUrl: string; language: Language },
): string => new URL(pathInLanguage(path, language), publicUrl).href
