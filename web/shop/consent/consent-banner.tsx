import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../../client/shop-context.ts'
import { consentWords } from '../../words/consent.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentForm } from './consent-form.tsx'
import { consent, recallConsent } from './consent.ts'
import './consent.css'

/** Asks once, where the shop has a tracker to ask for; it stands at the foot of the page and holds nobody up. */
export function ConsentBanner() {
  const words = useWords(consentWords)
  const { tracking } = useShop()
  const answer = useObserved(consent)
  const { pathname } = useLocation()
  const hasTracker = tracking.metaPixelId !== undefined || tracking.ga4Id !== undefined
  useEffect(() => recallConsent(), [])
  // That page asks the same, at length.
  if (!hasTracker || answer !== null || pathname === '/sikdatnes') return null
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
        <ConsentForm chooses={false} />
      </div>
    </section>
  )
}
