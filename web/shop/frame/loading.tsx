import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { readToken } from '../../client/token.ts'
import { loadSession } from '../session/session.ts'
import { safeRedirect } from '../page/safe-redirect.ts'

/** Loads the session and redirects to the page in `to`. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  try {
    await loadSession()
  } catch (failed) {
    if (readToken() === undefined) throw redirect('/login')
    throw failed
  }
  throw redirect(safeRedirect(searchParams.get('to'), origin))
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
