import type { ClientLoaderFunctionArgs } from 'react-router'
import { readToken } from '../../client/token.ts'
import { loadSession } from '../session/session.ts'
import { userStore } from '../session/user-store.ts'
import { leadOn } from '../page/lead-on.ts'
import { safeRedirect } from '../page/safe-redirect.ts'

/** Loads the session and redirects to the page in `to`. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  try {
    await loadSession()
  } catch (failed) {
    if (readToken() === undefined) throw leadOn(request, '/login')
    if (!(await isLastKnown())) throw failed
  }
  throw leadOn(request, safeRedirect(searchParams.get('to'), origin))
}

/** Without a network the installed shop goes on with what it has last read. */
async function isLastKnown(): Promise<boolean> {
  if (navigator.onLine || !matchMedia('(display-mode: standalone)').matches) return false
  const { rememberLastKnown } = await import('../offline/last-known.ts')
  rememberLastKnown()
  return userStore.read().loaded
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
