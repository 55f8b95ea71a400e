import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Pages that load or end a session and redirect. */
export const frameRoutes: RouteConfigEntry[] = [
  route('loading', './frame/loading.tsx', { id: 'loading' }),
  route('logout', './frame/logout.tsx', { id: 'logout' }),
]
