import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const peopleRoutes: RouteConfigEntry[] = [
  route('login', './people/log-in-page.tsx', { id: 'login' }),
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
