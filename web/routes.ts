import { route, type RouteConfig } from '@react-router/dev/routes'
import { accountRoutes } from './shop/account/routes.ts'
import { autoshipRoutes } from './shop/autoship/routes.ts'
import { cartRoutes } from './shop/cart/routes.ts'
import { catalogueRoutes } from './shop/catalogue/routes.ts'
import { frameRoutes } from './shop/frame/routes.ts'
import { orderRoutes } from './shop/orders/routes.ts'
import { paymentRoutes } from './shop/payments/routes.ts'
import { lawRoutes } from './shop/law/routes.ts'
import { peopleRoutes } from './shop/people/routes.ts'

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
