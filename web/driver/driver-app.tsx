import { useCookieLanguage } from '../client/use-cookie-language.ts'
import { Mark } from '../ui/mark.tsx'
import { previewWords } from '../words/driver/preview.ts'
import { useSession } from './use-session.ts'
import './driver.css'

/** What the driver's phone will show. */
export function DriverApp() {
  const [language, choose] = useCookieLanguage()
  const words = previewWords[language]
  const other = language === 'lv' ? 'en' : 'lv'
  return (
    <div className="driver">
      <title>{words.title}</title>
      <header className="driver-logo">
        <Mark size={32} />
        <b>{words.name}</b> <small>{words.driver}</small>
      </header>
      <main id="saturs">
        <h1>{words.heading}</h1>
        <p className="driver-lead">{words.lead}</p>
        <SignedIn words={words} />
        <ul className="driver-parts">
          {words.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </main>
      <footer>
        <button
          type="button"
          className="driver-language"
          lang={other}
          onClick={() => choose(other)}
        >
          {words.otherLanguage}
        </button>
      </footer>
    </div>
  )
}

function SignedIn({ words }: { words: (typeof previewWords)['lv'] }) {
  const { value: session, hasFailed } = useSession()
  return (
    <output className="driver-session">
      {hasFailed && words.unreachable}
      {!hasFailed && session === null && words.notSignedIn}
      {session && words.signedInAs(session.driver.name)}
    </output>
  )
}
