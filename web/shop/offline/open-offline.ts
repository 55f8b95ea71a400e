import { pathInLanguage, pathWithoutLanguage } from '../../../domain/words/language-path.ts'
import { needsCustomer } from '../session/protected-pages.ts'
import { userStore } from '../session/user-store.ts'
import { rememberLastKnown } from './last-known.tsx'
import { registerWorker } from './register-worker.ts'
import { markShown, pagesSince, storesSince } from './shown-since.ts'

/** Pages that open without a network even if they were not seen since the last version. */
const pages = ['/', '/cart', '/waiting-for-delivery', '/loading']

/** Before the session is asked for; a visitor's browser stores nothing. */
export function openOffline(): void {
  rememberLastKnown()
  void storePages().catch(() => undefined)
}

async function storePages(): Promise<void> {
  await sessionAnswered()
  await markStoredPage()
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  const language = document.documentElement.lang === 'en' ? 'en' : 'lv'
  const store = pages.map((path) => pathInLanguage(path, language))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  if (navigator.onLine) active?.postMessage({ store })
}

const sessionAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const follow = () => {
      const { loaded, error } = userStore.read()
      if (!loaded && error === undefined) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = userStore.subscribe(follow)
    follow()
  })

/** Without a network a public page is the one that was stored, with its data. */
async function markStoredPage(): Promise<void> {
  const path = pathWithoutLanguage(location.pathname)
  const isCutOff = !navigator.onLine || storesSince.read().size > 0
  if (needsCustomer(path) || !isCutOff) return
  const page = await caches.match(location.href)
  const at = Date.parse(page?.headers.get('date') ?? '')
  if (!Number.isNaN(at)) markShown(pagesSince, path, at)
}
