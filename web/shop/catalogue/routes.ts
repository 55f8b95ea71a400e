import { index, type RouteConfigEntry } from '@react-router/dev/routes'

/** Public pages of the catalogue. */
export const catalogueRoutes: RouteConfigEntry[] = [index('./shop/catalogue/home.tsx', { id: 'home' })]
