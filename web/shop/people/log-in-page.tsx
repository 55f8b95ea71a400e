import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { safeRedirect } from '../page/safe-redirect.ts'
import { useStore } from '../../client/store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { CartAside } from './cart-aside.tsx'
import { LogInForm } from './log-in-form.tsx'
import './person.css'

/** Shows the cart beside the form when log-in comes before ordering. */
export default function LogInPage() {
  const words = useWords(logInWords)
  const { shopName } = useWords(frameWords)
  const [search] = useSearchParams()
  const to = search.get('to')
  const user = useStore(userStore).value
  const fromCart = to?.startsWith('/cart') === true
  const registerQuery = to === null ? '' : `?to=${encodeURIComponent(to)}`
  const navigate = useNavigate()
  const isLoggedIn = isCustomer(user)
  useEffect(() => {
    if (isLoggedIn) void navigate(pageAfterLogIn(to), { replace: true })
  }, [isLoggedIn, navigate, to])
  return (
    <main
      id="saturs"
      className={fromCart ? 'wrap people-page people-page--aside' : 'wrap people-page'}
    >
      <title>{`${words.title} – ${shopName}`}</title>
      <div>
        <h1>{words.title}</h1>
        {fromCart && <p className="people-page__why">{words.forCart}</p>}
        <LogInForm>
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

/** Never this page again. */
function pageAfterLogIn(to: string | null): string {
  const path = safeRedirect(to, location.origin)
  return /^\/login(?:$|[/?#])/.test(path) ? '/' : path
}
