import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const cartRoutes: RouteConfigEntry[] = [
  route('cart', './shop/cart/cart-page.tsx', { id: 'cart' }),
  route('cart/payment', './shop/cart/payment-page.tsx', { id: 'cart-payment' }),
  route('cart/process/:token?', './shop/cart/process-page.tsx', { id: 'cart-process' }),
  route('cart/confirmation/:orderid?', './shop/cart/confirmation-page.tsx', {
    id: 'cart-confirmation',
  }),
  route('cart/canceled', './shop/cart/canceled-page.tsx', { id: 'cart-canceled' }),
]
