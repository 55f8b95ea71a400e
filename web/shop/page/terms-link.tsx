import { Link } from 'react-router'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'

/** The terms to read before agreeing; what is typed on the page stays. */
export const TermsLink = () => (
  <Link to="/noteikumi" target="_blank">
    {useWords(registrationWords).readAgreement}
  </Link>
)
