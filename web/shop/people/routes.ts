import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const peopleRoutes: RouteConfigEntry[] = [
  route('login', './shop/people/log-in-page.tsx', { id: 'login' }),
  route('new-user', './shop/people/registration-page.tsx', { id: 'new-user' }),
  route('reset-password', './shop/people/reset-password-page.tsx', { id: 'reset-password' }),
  route('renew-password/:token', './shop/people/renew-password-page.tsx', { id: 'renew-password' }),
  route('confirm-email/:token', './shop/people/email-change-page.tsx', { id: 'confirm-email' }),
  route('user/profile', './shop/people/profile-page.tsx', { id: 'user-profile' }),
  route('user/profile/chage-password', './shop/people/change-password-page.tsx', {
    id: 'user-change-password',
  }),
  route('user/address', './shop/people/address-list-page.tsx', { id: 'user-address' }),
  route('user/address/add', './shop/people/address-add-page.tsx', { id: 'user-address-add' }),
  route('user/address/:id/edit', './shop/people/address-edit-page.tsx', {
    id: 'user-address-edit',
  }),
]
