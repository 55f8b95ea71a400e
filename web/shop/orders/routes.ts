import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'

const waiting = 'waiting-for-delivery'

export const orderRoutes: RouteConfigEntry[] = [
  route(waiting, './orders/waiting-page.tsx', { id: waiting }),
  route('order/:id', './orders/order-page.tsx', { id: 'order' }),
  route(`${waiting}/:id/view`, './orders/view-page.tsx', { id: `${waiting}-view` }),
  route(`${waiting}-get-edit-page/:id`, './orders/get-edit-page.tsx', {
    id: `${waiting}-get-edit-page`,
  }),
  layout('./orders/edit-frame.tsx', { id: `${waiting}-copy` }, [
    route(`${waiting}/:id/edit`, './orders/edit-page.tsx', { id: `${waiting}-edit` }),
    route(`${waiting}/:id/addgoods/:page`, './orders/add-goods-page.tsx', {
      id: `${waiting}-addgoods`,
    }),
  ]),
]
