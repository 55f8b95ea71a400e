import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Without a page number, redirects to the first page. */
const paged = (path: string, file: string, id: string): RouteConfigEntry[] => [
  route(path, './account/first-page.tsx', { id }),
  route(`${path}/:page`, file, { id: `${id}-page` }),
]

export const accountRoutes: RouteConfigEntry[] = [
  ...paged('user/rented-goods', './account/rented-goods-page.tsx', 'user-rented-goods'),
  ...paged('user/invoices', './account/invoices-page.tsx', 'user-invoices'),
  ...paged('user/monthly-bills', './account/monthly-bills-page.tsx', 'user-monthly-bills'),
]
