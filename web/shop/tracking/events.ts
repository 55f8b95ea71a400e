/** A line of goods as trackers know it: euros per piece with VAT, without any deposit. */
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

/** One network's way of hearing what happens; it loads nothing before its first event. */
export type Tracker = (event: TrackedEvent) => void

export const currency = 'EUR'

/** The sum of the lines: no deposit, delivery or charge, alike in every network. */
export const valueOf = (lines: TrackedLine[]): number =>
  Math.round(
    lines.reduce((sum, { quantity, priceEuros }) => sum + quantity * priceEuros * 100, 0),
  ) / 100
