import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'

/** Pages that load or end a session and redirect. */
const frameRoutes: RouteConfigEntry[] = [
  route('loading', './frame/loading.tsx', { id: 'loading' }),
  route('logout', './frame/logout.tsx', { id: 'logout' }),
]

/** Without a page number, redirects to the first page. */
const paged = (path: string, file: string, id: string): RouteConfigEntry[] => [
  route(path, './account/first-page.tsx', { id }),
  route(`${path}/:page`, file, { id: `${id}-page` }),
]

const accountRoutes: RouteConfigEntry[] = [
  ...paged('user/rented-goods', './account/rented-goods-page.tsx', 'user-rented-goods'),
  ...paged('user/invoices', './account/invoices-page.tsx', 'user-invoices'),
  ...paged('user/cancelled', './account/cancelled-page.tsx', 'user-cancelled'),
  ...paged('user/monthly-bills', './account/monthly-bills-page.tsx', 'user-monthly-bills'),
]

const page = (name: string) => `./catalogue/${name}.tsx`

/** A category's path may end with a page number, so its module parses the path by itself. */
const catalogueRoutes: RouteConfigEntry[] = [
  index(page('home'), { id: 'home' }),
  route('goods', page('first-page'), { id: 'goods' }),
  route('goods/:page', page('goods-list-page'), { id: 'goods-page' }),
  route('goods/shared/:lines', './cart/shared-cart-page.tsx', { id: 'shared-cart' }),
  route('goods-search', page('search-form'), { id: 'goods-search-form' }),
  route('goods-search/:term', page('search-page'), { id: 'goods-search' }),
  route('top-goods', page('goods-list-page'), { id: 'top-goods' }),
  route('discount-goods', page('goods-list-page'), { id: 'discount-goods' }),
  route('new-goods', page('goods-list-page'), { id: 'new-goods' }),
  route('good/:link', page('good-page'), { id: 'good' }),
  route(':category', page('category-page'), { id: 'goods-category-page' }),
  route(':category/:categorya', page('category-page'), { id: 'goods-categorya-page' }),
  route(':category/:categorya/:categoryb', page('category-page'), { id: 'goods-categoryb-page' }),
  route('*', page('category-page'), { id: 'unknown' }),
]

const cartRoutes: RouteConfigEntry[] = [
  route('cart', './cart/cart-page.tsx', { id: 'cart' }),
  route('cart/address', './people/cart-address-page.tsx', { id: 'cart-address' }),
  route('cart/payment', './cart/payment-page.tsx', { id: 'cart-payment' }),
  route('cart/again/:orderid?', './cart/again-page.tsx', { id: 'cart-again' }),
  route('cart/process/:token?', './cart/process-page.tsx', { id: 'cart-process' }),
  route('cart/confirmation/:orderid?', './cart/confirmation-page.tsx', {
    id: 'cart-confirmation',
  }),
  route('cart/canceled', './cart/canceled-page.tsx', { id: 'cart-canceled' }),
]

const waiting = 'waiting-for-delivery'

const orderRoutes: RouteConfigEntry[] = [
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

const autoshipRoutes: RouteConfigEntry[] = [
  route('autoship', './autoship/list-page.tsx', { id: 'autoship' }),
  layout('./autoship/edit-frame.tsx', { id: 'autoship-open' }, [
    route('autoship/:id', './autoship/edit-page.tsx', { id: 'autoship-edit' }),
    route('autoship/:id/addgoods/:page', './autoship/add-goods-page.tsx', {
      id: 'autoship-add-goods',
    }),
  ]),
  route('piegade/:action', './autoship/mail-page.tsx', { id: 'autoship-mail' }),
]

const peopleRoutes: RouteConfigEntry[] = [
  route('login', './people/log-in-page.tsx', { id: 'login' }),
  route('login/:token', './people/log-in-link-page.tsx', { id: 'log-in-link' }),
  route('new-user', './people/registration-page.tsx', { id: 'new-user' }),
  route('reset-password', './people/reset-password-page.tsx', { id: 'reset-password' }),
  route('renew-password/:token', './people/renew-password-page.tsx', { id: 'renew-password' }),
  route('confirm-email/:token', './people/email-change-page.tsx', { id: 'confirm-email' }),
  route('user/profile', './people/profile-page.tsx', { id: 'user-profile' }),
  route('user/profile/chage-password', './people/change-password-page.tsx', {
    id: 'user-change-password',
  }),
  route('user/address', './people/address-list-page.tsx', { id: 'user-address' }),
  route('user/address/add', './people/address-add-page.tsx', { id: 'user-address-add' }),
  route('user/address/:id/edit', './people/address-edit-page.tsx', {
    id: 'user-address-edit',
  }),
]

const paymentRoutes: RouteConfigEntry[] = [
  route('topup', './payments/top-up.tsx', { id: 'topup' }),
  route('topup/:paymentId', './payments/top-up-payment.tsx', { id: 'topup-payment' }),
  route('topup-process/*', './payments/top-up-process.tsx', { id: 'topup-process' }),
  route('pay/:reference?', './payments/pay-link-page.tsx', { id: 'pay' }),
  route('user/bills', './account/first-page.tsx', { id: 'user-bills' }),
  route('user/bills/:page', './payments/bills.tsx', { id: 'user-bills-page' }),
]

/** Legal pages; all but the mail subscription work without JavaScript. */
const lawRoutes: RouteConfigEntry[] = [
  route('noteikumi', './law/terms.tsx', { id: 'terms' }),
  route('privatums', './law/privacy.tsx', { id: 'privacy' }),
  route('sikdatnes', './law/cookies.tsx', { id: 'cookies' }),
  route('piegade', './law/delivery.tsx', { id: 'delivery' }),
  route('depozits', './law/deposit.tsx', { id: 'deposit' }),
  route('atteikums', './law/withdrawal.tsx', { id: 'withdrawal' }),
  route('garantija', './law/guarantee.tsx', { id: 'guarantee' }),
  route('pieklustamiba', './law/accessibility.tsx', { id: 'accessibility' }),
  route('kontakti', './law/contacts.tsx', { id: 'contacts' }),
  route('jautajumi', './law/questions.tsx', { id: 'questions' }),
  route('maksajumi', './law/payments.tsx', { id: 'payments' }),
  route('regulara-piegade-info', './law/autoship-info.tsx', { id: 'autoship-info' }),
  route('vestules', './law/mail-subscription.tsx', { id: 'letters' }),
]

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
