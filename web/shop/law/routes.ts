import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Legal pages; all but the mail subscription work without JavaScript. */
export const lawRoutes: RouteConfigEntry[] = [
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
