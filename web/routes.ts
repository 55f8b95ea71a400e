import type { RouteConfig } from '@react-router/dev/routes'
import { catalogueRoutes } from './shop/catalogue/routes.ts'

export default [...catalogueRoutes] satisfies RouteConfig
