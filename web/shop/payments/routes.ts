import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const paymentRoutes: RouteConfigEntry[] = [
  route('topup', './shop/payments/top-up.tsx', { id: 'topup' }),
  route('topup/:paymentId', './shop/payments/top-up-payment.tsx', { id: 'topup-payment' }),
  route('topup-process/*', './shop/payments/top-up-process.tsx', { id: 'topup-process' }),
  route('user/bills', './shop/account/first-page.tsx', { id: 'user-bills' }),
  route('user/bills/:page', './shop/payments/bills.tsx', { id: 'user-bills-page' }),
]
