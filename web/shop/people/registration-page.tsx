import { type ClientLoaderFunctionArgs, Link, useNavigate, useSearchParams } from 'react-router'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { leadOn } from '../page/lead-on.ts'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { safeRedirect } from '../page/safe-redirect.ts'
import { CartAside } from './cart-aside.tsx'
import type { Route } from './+types/registration-page.ts'
import { RegistrationForm } from './registration-form.tsx'
import { api } from '../session/api.ts'
import { loadTerritory } from './territory.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import './person.css'

/** A logged-in customer is redirected. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (isCustomer(userStore.read().value)) throw leadOn(request, '/')
  const [territory, references] = await Promise.all([
    loadTerritory(),
    api.listReferences().then(
      ({ data }) => data,
      () => [],
    ),
  ])
  return { territory, references }
}

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(registrationWords)
  const { shopName } = useWords(frameWords)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const to = query.get('to')
  const loginQuery = to === null ? '' : `?to=${encodeURIComponent(to)}`

  function finish() {
    toasts.show({ text: words.welcome, icon: 'check' })
    void navigate(safeRedirect(to, location.origin), { replace: true })
  }
  return (
    <main id="saturs" className="wrap people-page people-page--aside">
      <title>{`${words.title} – ${shopName}`}</title>
      <div>
        <h1>{words.title}</h1>
        <p className="people-page__why">
          {words.haveOne} <Link to={`/login${loginQuery}`}>{words.logIn}</Link>
        </p>
        <RegistrationForm {...loaderData} onDone={finish} />
      </div>
      <CartAside />
    </main>
  )
}

export function HydrateFallback() {
  return <PageSkeleton title={useWords(registrationWords).title} />
}
