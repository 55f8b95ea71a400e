import type { watch as lv } from '../lv/watch.ts'

/** What the owner looks at now and then; a row says only that something is unusual. */
export const watch: typeof lv = {
  title: 'Unusual',
  since: (day) =>
    `Watches since ${day}. A row means only that something differs from colleagues; the reason may be quite simple.`,
  nothing: 'Nothing differs from the usual.',
  kinds: {
    empties_as_declared: 'empties exactly as declared',
    cash_short: 'less cash than expected',
    load_miscounted: 'loads that turned out other than counted',
    same_customer_corrected: 'corrections for one and the same customer',
    goodwill: 'goodwill',
    made_and_cancelled: 'orders made and cancelled by the same person',
    quick_stops: 'stops over within 20 seconds',
    failed_late: 'stops that failed in the last hour of a shift',
    same_picture: 'one picture for several stops',
  },
  cases: (cases, of) => `${cases} of ${of}`,
  usual: (lowest, highest) =>
    lowest === highest ? `usually ${lowest}%` : `usually ${lowest}–${highest}%`,
}
