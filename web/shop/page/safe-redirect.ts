import { pathWithoutLanguage } from '../../../domain/words/language-path.ts'

/**
 * A path of this site and no other, in the page's own language; without one the home page, for `/loading` itself the log-in.
 * A browser reads a path that begins with two slashes as another site, and `/.//` becomes one.
 */
export function safeRedirect(to: string | null, origin: string): string {
  if (to === null || to === '') return '/'
  const target = URL.canParse(to, origin) ? new URL(to, origin) : undefined
  if (target?.origin !== origin) return '/'
  const path = pathWithoutLanguage(target.pathname)
  if (/^\/[/\\]/.test(path)) return '/'
  return path === '/loading' ? '/login' : path + target.search + target.hash
}
