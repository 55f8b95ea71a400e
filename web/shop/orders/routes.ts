import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'

const waiting = 'waiting-for-delivery'

export const orderRoutes: RouteConfigEntry[] = [
  route(waiting, './shop/orders/waiting-page.tsx', { id: waiting }),
  route('order/:id', './shop/orders/order-page.tsx', { id: 'order' }),
  route(`${waiting}/:id/view`, './shop/orders/view-page.tsx', { id: `${waiting}-view` }),
  route(`${waiting}-get-edit-page/:id`, './shop/orders/get-edit-page.tsx', {
    id: `${waiting}-get-edit-page`,
  }),
  layout('./shop/orders/edit-frame.tsx', { id: `${waiting}-copy` }, [
    route(`${waiting}/:id/edit`, './shop/orders/edit-page.tsx', { id: `${waiting}-edit` }),
    route(`${waiting}/:id/addgoods/:page`, './shop/orders/add-goods-page.tsx', {
      id: `${waiting}-addgoods`,
    }),
  ]),
]
