import type { Language } from '../../domain/words/language.ts'
import { useCookieLanguage } from '../client/use-cookie-language.ts'
import { Mark } from '../ui/mark.tsx'
import { previewWords } from '../words/office/preview.ts'
import { useSession } from './use-session.ts'
import './office.css'

/** What the office will be, in the frame that it will have. */
export function OfficeApp() {
  const [language, choose] = useCookieLanguage()
  const words = previewWords[language]
  return (
    <>
      <title>{words.title}</title>
      <Bar words={words} other={language === 'lv' ? 'en' : 'lv'} onChoose={choose} />
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

type Words = (typeof previewWords)[Language]

type BarProps = { words: Words; other: Language; onChoose: (language: Language) => void }

const Bar = ({ words, other, onChoose }: BarProps) => (
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
    <button type="button" className="office-language" lang={other} onClick={() => onChoose(other)}>
      {words.otherLanguage}
    </button>
  </header>
)

function SignedIn({ words }: { words: Words }) {
  const { value: session, hasFailed } = useSession()
  return (
    <output className="office-session">
      {hasFailed && words.unreachable}
      {!hasFailed && session === null && words.notSignedIn}
      {session && words.signedInAs(session.staff.name)}
    </output>
  )
}
