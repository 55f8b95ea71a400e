import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Ways through: they load or end a session and lead on. */
export const frameRoutes: RouteConfigEntry[] = [
  route('loading', './shop/frame/loading.tsx', { id: 'loading' }),
  route('logout', './shop/frame/logout.tsx', { id: 'logout' }),
]
