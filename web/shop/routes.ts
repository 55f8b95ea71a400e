import { route, type RouteConfig } from '@react-router/dev/routes'
import { accountRoutes } from './account/routes.ts'
import { autoshipRoutes } from './autoship/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { frameRoutes } from './frame/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { lawRoutes } from './law/routes.ts'
import { peopleRoutes } from './people/routes.ts'

export default [
  ...frameRoutes,
  ...accountRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...autoshipRoutes,
  ...peopleRoutes,
  ...paymentRoutes,
  ...lawRoutes,
  route('docs/kit', './kit-route.tsx'),
] satisfies RouteConfig
