import { route, type RouteConfig } from '@react-router/dev/routes'
import { catalogueRoutes } from './shop/catalogue/routes.ts'
import { frameRoutes } from './shop/frame/routes.ts'

export default [...frameRoutes, ...catalogueRoutes, route('docs/kit', './kit-route.tsx')] satisfies RouteConfig
