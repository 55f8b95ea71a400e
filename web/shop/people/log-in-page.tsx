import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { safeRedirect } from '../page/safe-redirect.ts'
import { useStore } from '../../client/store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { CartAside } from './cart-aside.tsx'
import { EmailFirst } from './email-first.tsx'
import { LogInForm } from './log-in-form.tsx'
import './person.css'

/** Before ordering, the cart stands beside the form, which asks for the e-mail first. */
export default function LogInPage() {
  const words = useWords(logInWords)
  const { shopName } = useWords(frameWords)
  const [search] = useSearchParams()
  const to = search.get('to')
  const user = useStore(userStore).value
  const fromCart = to?.startsWith('/cart') === true
  const navigate = useNavigate()
  const isLoggedIn = isCustomer(user)
  useEffect(() => {
    if (isLoggedIn) void navigate(pageAfterLogIn(to), { replace: true })
  }, [isLoggedIn, navigate, to])
  return (
    <main id="saturs" className="wrap people-page people-page--aside">
      <title>{`${words.title} – ${shopName}`}</title>
      {fromCart ? <LogInFromCart to={to} /> : <PlainLogIn to={to} />}
      <CartAside />
    </main>
  )
}

function PlainLogIn({ to }: { to: string | null }) {
  const words = useWords(logInWords)
  return (
    <div>
      <h1>{words.title}</h1>
      <LogInForm to={to ?? '/'}>
        <Forgotten />
      </LogInForm>
      <NewHere to={to} />
    </div>
  )
}

function LogInFromCart({ to }: { to: string }) {
  const words = useWords(logInWords)
  const [isKnown, setKnown] = useState(false)
  return (
    <div>
      <h1>{words.cartTitle}</h1>
      <p className="people-page__why">{isKnown ? words.forCartKnown : words.forCart}</p>
      <EmailFirst to={to} onKnown={() => setKnown(true)} />
      {isKnown ? <NewHere to={to} /> : <BackToShop />}
    </div>
  )
}

function Forgotten() {
  const words = useWords(logInWords)
  return (
    <LinkButton look="text" flush to="/reset-password">
      {words.forgotten}
    </LinkButton>
  )
}

function NewHere({ to }: { to: string | null }) {
  const words = useWords(logInWords)
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <div className="people-page__new">
      <h2>{words.newHere}</h2>
      <LinkButton look="line" to={`/new-user${query}`}>
        {words.register}
      </LinkButton>
      <BackLink />
    </div>
  )
}

const BackToShop = () => (
  <p className="people-page__new">
    <BackLink />
  </p>
)

const BackLink = () => (
  <LinkButton look="text" flush to="/">
    {useWords(logInWords).backToShop}
  </LinkButton>
)

/** Never this page again. */
function pageAfterLogIn(to: string | null): string {
  const path = safeRedirect(to, location.origin)
  return /^\/login(?:$|[/?#])/.test(path) ? '/' : path
}
