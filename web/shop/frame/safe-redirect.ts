/** Where `/loading` leads: a path of this site and no other; "loading" itself goes to the log-in, nothing goes home. */
export function safeRedirect(to: string | null, origin: string): string {
  if (to === null || to === '') return '/'
  const target = URL.canParse(to, origin) ? new URL(to, origin) : undefined
  if (target?.origin !== origin) return '/'
  if (target.pathname === '/loading') return '/login'
  return target.pathname + target.search + target.hash
}
