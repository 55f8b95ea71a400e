import { Link } from 'react-router'
import { consentWords } from '../../words/shop/consent.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentForm } from './consent-form.tsx'
import './consent.css'

/** At the foot of the page; it does not block the page. */
export default function ConsentBanner() {
  const words = useWords(consentWords)
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="wrap consent__in">
        <h2 id="consent-title">{words.title}</h2>
        <div className="consent__why">
          {words.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <Link to="/sikdatnes">{words.more}</Link>
        </div>
        <ConsentForm showPurposes={false} />
      </div>
    </section>
  )
}
