import type { officeActs as lv } from '../lv/office-acts.ts'

export const officeActs: typeof lv = {
  kinds: {
    placed: 'placed the order',
    edited: 'changed the order',
    moved: 'moved the delivery',
    confirmed: 'confirmed the order',
    cancelled: 'cancelled the order',
    skipped: 'skipped one delivery',
    unskipped: 'restored a skipped delivery',
    counted: 'changed the quantities of one delivery',
    paused: 'paused the autoships for a while',
    resumed: 'ended the pause',
    changed: 'changed the autoship',
    ended: 'ended the autoship',
  },
  line: (name, what) => `The office (${name}) ${what} on your behalf.`,
}
