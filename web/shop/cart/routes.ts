import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const cartRoutes: RouteConfigEntry[] = [
  route('cart', './cart/cart-page.tsx', { id: 'cart' }),
  route('cart/payment', './cart/payment-page.tsx', { id: 'cart-payment' }),
  route('cart/process/:token?', './cart/process-page.tsx', { id: 'cart-process' }),
  route('cart/confirmation/:orderid?', './cart/confirmation-page.tsx', {
    id: 'cart-confirmation',
  }),
  route('cart/canceled', './cart/canceled-page.tsx', { id: 'cart-canceled' }),
]
