/** First segments that are no category, with their redirects. */
const reserved: Readonly<Record<string, string>> = {
  login: '/login',
  logout: '/logout',
  loading: '/loading',
  'reset-password': '/reset-password',
  'new-user': '/new-user',
  goods: '/goods/1',
  'top-goods': '/top-goods',
  'discount-goods': '/discount-goods',
  'new-goods': '/new-goods',
  'waiting-for-delivery': '/waiting-for-delivery',
  autoship: '/autoship',
  topup: '/topup',
  cart: '/cart',
  noteikumi: '/noteikumi',
  privatums: '/privatums',
  sikdatnes: '/sikdatnes',
  piegade: '/piegade',
  depozits: '/depozits',
  atteikums: '/atteikums',
  garantija: '/garantija',
  pieklustamiba: '/pieklustamiba',
  kontakti: '/kontakti',
  jautajumi: '/jautajumi',
  maksajumi: '/maksajumi',
  'regulara-piegade-info': '/regulara-piegade-info',
  vestules: '/vestules',
  'renew-password': '/',
  'confirm-email': '/',
  files: '/',
  dev: '/',
  'goods-search': '/',
  good: '/',
  'waiting-for-delivery-get-edit-page': '/',
  'topup-process': '/',
  user: '/',
  api: '/',
  img: '/',
  assets: '/',
  calendar: '/',
  health: '/',
  metrics: '/',
  'sandbox-provider': '/',
  order: '/',
  pay: '/',
  office: '/',
  driver: '/',
  en: '/',
  docs: '/',
}

const PAGE = /^[1-9]\d{0,6}$/
const LINK = /^[a-z0-9-]{1,100}$/

/** One to three categories and an optional page number, or the path to redirect to. */
export function readCategoryPath(
  path: string,
): { links: string[]; page: string | undefined } | string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const own = Object.hasOwn(reserved, segments[0] ?? '') ? reserved[segments[0]!] : undefined
  if (own !== undefined) return own
  const page = segments.length > 1 && PAGE.test(segments.at(-1)!) ? segments.at(-1) : undefined
  const links = page === undefined ? segments : segments.slice(0, -1)
  if (links.length === 0 || links.length > 3 || !links.every((link) => LINK.test(link))) return '/'
  return { links, page }
}
