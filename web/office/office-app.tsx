import { useCookieLanguage } from '../client/use-cookie-language.ts'
import { Mark } from '../ui/mark.tsx'
import { previewWords } from '../words/office/preview.ts'
import { useSession } from './use-session.ts'
import './office.css'

/** What the office will be, in the frame that it will have. */
export function OfficeApp() {
  const [language, choose] = useCookieLanguage()
  const words = previewWords[language]
  const other = language === 'lv' ? 'en' : 'lv'
  return (
    <>
      <title>{words.title}</title>
      <header className="office-bar">
        <p className="office-logo">
          <Mark size={26} />
          <b>{words.name}</b> <small>{words.office}</small>
        </p>
        <ul className="office-places" aria-label={words.places}>
          {words.parts.map(({ place }) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <button
          type="button"
          className="office-language"
          lang={other}
          onClick={() => choose(other)}
        >
          {words.otherLanguage}
        </button>
      </header>
      <main className="office-main" id="saturs">
        <h1>{words.heading}</h1>
        <p className="office-lead">{words.lead}</p>
        <SignedIn words={words} />
        <dl className="office-parts">
          {words.parts.map(({ place, purpose }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/">{words.toShop}</a>
        </p>
      </main>
    </>
  )
}

function SignedIn({ words }: { words: (typeof previewWords)['lv'] }) {
  const { value: session, hasFailed } = useSession()
  return (
    <output className="office-session">
      {hasFailed && words.unreachable}
      {!hasFailed && session === null && words.notSignedIn}
      {session && words.signedInAs(session.staff.name)}
    </output>
  )
}
