import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Legal pages; all but the mail subscription work without JavaScript. */
export const lawRoutes: RouteConfigEntry[] = [
  route('noteikumi', './shop/law/terms.tsx', { id: 'terms' }),
  route('privatums', './shop/law/privacy.tsx', { id: 'privacy' }),
  route('sikdatnes', './shop/law/cookies.tsx', { id: 'cookies' }),
  route('piegade', './shop/law/delivery.tsx', { id: 'delivery' }),
  route('depozits', './shop/law/deposit.tsx', { id: 'deposit' }),
  route('atteikums', './shop/law/withdrawal.tsx', { id: 'withdrawal' }),
  route('garantija', './shop/law/guarantee.tsx', { id: 'guarantee' }),
  route('pieklustamiba', './shop/law/accessibility.tsx', { id: 'accessibility' }),
  route('kontakti', './shop/law/contacts.tsx', { id: 'contacts' }),
  route('jautajumi', './shop/law/questions.tsx', { id: 'questions' }),
  route('maksajumi', './shop/law/payments.tsx', { id: 'payments' }),
  route('regulara-piegade-info', './shop/law/autoship-info.tsx', { id: 'autoship-info' }),
  route('vestules', './shop/law/mail-subscription.tsx', { id: 'letters' }),
]
