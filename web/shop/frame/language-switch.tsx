import { frameWords } from '../../words/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const YEAR_SECONDS = 31_536_000

/** The other language: remembered in a cookie, because the server renders the page. */
export function LanguageSwitch() {
  const words = useWords(frameWords)
  const other = useLanguage() === 'lv' ? 'en' : 'lv'
  const change = () => {
    document.cookie = `language=${other}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    location.reload()
  }
  return (
    <button className="foot__language" type="button" lang={other} onClick={change}>
      {words.otherLanguage}
    </button>
  )
}
