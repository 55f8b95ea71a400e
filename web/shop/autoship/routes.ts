import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const autoshipRoutes: RouteConfigEntry[] = [
  route('autoship', './autoship/list-page.tsx', { id: 'autoship' }),
  layout('./autoship/edit-frame.tsx', { id: 'autoship-open' }, [
    route('autoship/:id', './autoship/edit-page.tsx', { id: 'autoship-edit' }),
    route('autoship/:id/addgoods/:page', './autoship/add-goods-page.tsx', {
      id: 'autoship-add-goods',
    }),
  ]),
  route('piegade/:action', './autoship/mail-page.tsx', { id: 'autoship-mail' }),
]
