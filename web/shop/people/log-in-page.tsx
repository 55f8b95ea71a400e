import { Link, useNavigate, useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { safeRedirect } from '../page/safe-redirect.ts'
import { CartAside } from './cart-aside.tsx'
import { LogInForm } from './log-in-form.tsx'
import './person.css'

/** Shows the cart beside the form when log-in comes before ordering. */
export default function LogInPage() {
  const words = useWords(logInWords)
  const { shopName } = useWords(frameWords)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const to = search.get('to')
  const fromCart = to?.startsWith('/cart') === true
  const registerQuery = to === null ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <main
      id="saturs"
      className={fromCart ? 'wrap people-page people-page--aside' : 'wrap people-page'}
    >
      <title>{`${words.title} – ${shopName}`}</title>
      <div>
        <h1>{words.title}</h1>
        {fromCart && <p className="people-page__why">{words.forCart}</p>}
        <LogInForm
          onDone={() => void navigate(safeRedirect(to, location.origin), { replace: true })}
        >
          <p>
            <Link to="/reset-password">{words.forgotten}</Link>
          </p>
        </LogInForm>
        <div className="people-page__new">
          <h2>{words.newHere}</h2>
          <LinkButton look="line" to={`/new-user${registerQuery}`}>
            {words.register}
          </LinkButton>
          <p>
            <Link to="/">{words.cancel}</Link>
          </p>
        </div>
      </div>
      {fromCart && <CartAside />}
    </main>
  )
}
