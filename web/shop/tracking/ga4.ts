import { currency, type TrackedEvent, type TrackedLine, type Tracker, valueOf } from './events.ts'
import { loadScript } from './load-script.ts'

const goods = (lines: TrackedLine[]) => ({
  currency,
  value: valueOf(lines),
  items: lines.map(({ goodId, name, quantity, priceEuros }) => ({
    item_id: String(goodId),
    item_name: name,
    quantity,
    price: priceEuros,
  })),
})

/** An event's name and parameters in Google's vocabulary. */
export function ga4Event(event: TrackedEvent): [name: string, parameters: Record<string, unknown>] {
  switch (event.name) {
    case 'PageView':
      return ['page_view', { page_path: event.path }]
    case 'CompleteRegistration':
      return ['sign_up', { method: 'form' }]
    case 'Search':
      return ['search', { search_term: event.term }]
    case 'ViewContent':
      return ['view_item', goods(event.lines)]
    case 'AddToCart':
      return ['add_to_cart', goods(event.lines)]
    case 'InitiateCheckout':
      return ['begin_checkout', goods(event.lines)]
    case 'AddPaymentInfo':
      return ['add_payment_info', { ...goods(event.lines), payment_type: event.method }]
    default:
      return ['purchase', { ...goods(event.lines), transaction_id: String(event.orderId) }]
  }
}

/** Google's script needs the `arguments` object of each command; an array does not work. */
function openLayer(measurementId: string): (...command: unknown[]) => void {
  const page = window as unknown as { dataLayer?: unknown[] }
  const layer = (page.dataLayer ??= [])
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`)
  return function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
}

const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

export function ga4(measurementId: string): Tracker {
  let gtag: ((...command: unknown[]) => void) | undefined
  return (event) => {
    if (gtag === undefined) {
      gtag = openLayer(measurementId)
      gtag('consent', 'default', { ...advertising, analytics_storage: 'granted' })
      gtag('js', new Date())
      gtag('config', measurementId, { send_page_view: false })
    }
    gtag('event', ...ga4Event(event))
  }
}
