import type { Shop } from '../session/shop-context.ts'

/** The networks of this shop. */
export type Networks = Shop['tracking']

/** A line of goods as trackers need it: euros per piece with VAT, without any deposit. */
export type TrackedLine = { goodId: number; name: string; quantity: number; priceEuros: number }

export type TrackedEvent =
  | { name: 'PageView'; path: string }
  | { name: 'ViewContent'; lines: TrackedLine[] }
  | { name: 'Search'; term: string }
  | { name: 'AddToCart'; lines: TrackedLine[] }
  | { name: 'InitiateCheckout'; lines: TrackedLine[] }
  | { name: 'AddPaymentInfo'; lines: TrackedLine[]; method: string }
  | { name: 'Purchase'; orderId: number; lines: TrackedLine[] }
  | { name: 'CompleteRegistration' }

/** Sends events to one network; it loads the network's script with its first event. */
export type Tracker = (event: TrackedEvent) => void

export const currency = 'EUR'

/** The sum of the lines without deposit, delivery and charges; the same for every network. */
export const valueOf = (lines: TrackedLine[]): number =>
  Math.round(
    lines.reduce((sum, { quantity, priceEuros }) => sum + quantity * priceEuros * 100, 0),
  ) / 100
