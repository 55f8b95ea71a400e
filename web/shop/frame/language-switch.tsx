import { changeLanguage } from '../session/change-language.ts'
import { footerWords } from '../../words/shop/footer.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Switches to the other language, which is called by its own name. */
export function LanguageSwitch() {
  const words = useWords(footerWords)
  const other = useLanguage() === 'lv' ? 'en' : 'lv'
  return (
    <button
      className="frame-foot__language"
      type="button"
      lang={other}
      onClick={() => void changeLanguage(other)}
    >
      {words.otherLanguage}
    </button>
  )
}
