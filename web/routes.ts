import { route, type RouteConfig } from '@react-router/dev/routes'
import { catalogueRoutes } from './shop/catalogue/routes.ts'

export default [...catalogueRoutes, route('docs/kit', './kit-route.tsx')] satisfies RouteConfig
