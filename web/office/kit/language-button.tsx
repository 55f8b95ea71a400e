import { createContext, useContext } from 'react'
import type { Language } from '../../../domain/words/language.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

export const ChooseLanguage = createContext<(language: Language) => void>(() => undefined)

export function LanguageButton() {
  const words = useWords(frameWords)
  const other = useLanguage() === 'lv' ? 'en' : 'lv'
  const choose = useContext(ChooseLanguage)
  return (
    <button type="button" className="link" lang={other} onClick={() => choose(other)}>
      {words.otherLanguage}
    </button>
  )
}
