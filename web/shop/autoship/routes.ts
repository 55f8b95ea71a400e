import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const autoshipRoutes: RouteConfigEntry[] = [
  route('autoship', './shop/autoship/list-page.tsx', { id: 'autoship' }),
  layout('./shop/autoship/edit-frame.tsx', { id: 'autoship-open' }, [
    route('autoship/:id', './shop/autoship/edit-page.tsx', { id: 'autoship-edit' }),
    route('autoship/:id/addgoods/:page', './shop/autoship/add-goods-page.tsx', {
      id: 'autoship-add-goods',
    }),
  ]),
  route('piegade/:action', './shop/autoship/mail-page.tsx', { id: 'autoship-mail' }),
]
