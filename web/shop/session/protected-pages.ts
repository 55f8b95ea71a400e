import { pathWithoutLanguage } from '../../../domain/words/language-path.ts'

/** The first segments of pages that need a customer. */
const protectedSegments = new Set([
  'cart',
  'waiting-for-delivery',
  'waiting-for-delivery-get-edit-page',
  'autoship',
  'topup',
  'topup-process',
  'user',
])

export const isProtected = (path: string): boolean =>
  protectedSegments.has(path.split('/')[1] ?? '')

/** An order's page is open to the key of a mail; without one only its customer sees it. */
export const needsCustomer = (path: string): boolean =>
  isProtected(path) || path.startsWith('/order/')

let navigatedTo: string | undefined

/** The page shown, or the one on its way. */
export const currentPath = (): string => navigatedTo ?? pathWithoutLanguage(location.pathname)

export const setCurrentPath = (path: string) => void (navigatedTo = path)
