import { currency, type TrackedEvent, type TrackedLine, type Tracker, valueOf } from './events.ts'
import { loadScript } from './load-script.ts'

type Fbq = {
  (...command: unknown[]): void
  queue: unknown[][]
  loaded: boolean
  version: string
  push: Fbq
}

/** The queue of commands that Meta's script expects and works through. */
function openQueue(): Fbq {
  const page = window as unknown as Record<'fbq' | '_fbq', Fbq | undefined>
  if (page.fbq !== undefined) return page.fbq
  const queue: unknown[][] = []
  const fbq = Object.assign(
    (...command: unknown[]) => {
      const program = fbq as unknown as { callMethod?: (...command: unknown[]) => void }
      if (program.callMethod === undefined) queue.push(command)
      else program.callMethod(...command)
    },
    { queue, loaded: true, version: '2.0' },
  ) as unknown as Fbq
  fbq.push = fbq
  Object.assign(page, { fbq, _fbq: fbq })
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  return fbq
}

const goods = (lines: TrackedLine[]) => ({
  content_type: 'product',
  content_ids: lines.map(({ goodId }) => String(goodId)),
  contents: lines.map(({ goodId, quantity, priceEuros }) => ({
    id: String(goodId),
    quantity,
    item_price: priceEuros,
  })),
  currency,
  value: valueOf(lines),
})

const countOf = (lines: TrackedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** An event's parameters in Meta's vocabulary. */
export function metaParameters(event: TrackedEvent): Record<string, unknown> {
  switch (event.name) {
    case 'PageView':
    case 'CompleteRegistration':
      return {}
    case 'Search':
      return { search_string: event.term }
    case 'InitiateCheckout':
    case 'Purchase':
      return { ...goods(event.lines), num_items: countOf(event.lines) }
    default:
      return goods(event.lines)
  }
}

export function metaPixel(pixelId: string): Tracker {
  let fbq: Fbq | undefined
  return (event) => {
    if (fbq === undefined) {
      fbq = openQueue()
      // Meta must not collect anything but these events
      fbq('set', 'autoConfig', false, pixelId)
      fbq('init', pixelId)
    }
    const options = event.name === 'Purchase' ? [{ eventID: `order-${event.orderId}` }] : []
    fbq('track', event.name, metaParameters(event), ...options)
  }
}
