import type { ClientLoaderFunctionArgs } from 'react-router'
import { isInstalled } from '../../client/is-installed.ts'
import { readToken } from '../../client/token.ts'
import { loadSession } from '../session/session.ts'
import { userStore } from '../session/user-store.ts'
import { leadOn } from '../page/lead-on.ts'
import { safeRedirect } from '../page/safe-redirect.ts'

/** Loads the session and redirects to the page in `to`. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  if (isInstalled()) await rememberLastKnown()
  try {
    await loadSession()
  } catch (failed) {
    if (readToken() === undefined) throw leadOn(request, '/login')
    // the installed shop goes on with what it has last read
    if (!userStore.read().loaded) throw failed
  }
  throw leadOn(request, safeRedirect(searchParams.get('to'), origin))
}

async function rememberLastKnown(): Promise<void> {
  const offline = await import('../offline/last-known.tsx').catch(() => undefined)
  offline?.rememberLastKnown()
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
