/**
 * A path of this site and no other; without one the home page, for `/loading` itself the log-in.
 * A browser reads a path that begins with two slashes as another site, and `/.//` becomes one.
 */
export function safeRedirect(to: string | null, origin: string): string {
  if (to === null || to === '') return '/'
  const target = URL.canParse(to, origin) ? new URL(to, origin) : undefined
  if (target?.origin !== origin || /^\/[/\\]/.test(target.pathname)) return '/'
  if (target.pathname === '/loading') return '/login'
  return target.pathname + target.search + target.hash
}
