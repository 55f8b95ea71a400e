import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const paymentRoutes: RouteConfigEntry[] = [
  route('topup', './payments/top-up.tsx', { id: 'topup' }),
  route('topup/:paymentId', './payments/top-up-payment.tsx', { id: 'topup-payment' }),
  route('topup-process/*', './payments/top-up-process.tsx', { id: 'topup-process' }),
  route('user/bills', './account/first-page.tsx', { id: 'user-bills' }),
  route('user/bills/:page', './payments/bills.tsx', { id: 'user-bills-page' }),
]
