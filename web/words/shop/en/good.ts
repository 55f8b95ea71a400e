import { englishForm } from '../../../../domain/words/plural.ts'
import type { good as lv } from '../lv/good.ts'

export const good: typeof lv = {
  code: (code) => `Product code ${code}`,
  ordering: 'To order',
  returning: 'Empties back',
  returnOf: (name) => `Empties back: ${name}`,
  givingBack: 'Giving back',
  givingBackOf: (name) => `Giving back: ${name}`,
  sumOf: 'Total',
  sumWithDeposit: 'Total with deposit',
  depositNote: {
    counts: (full, back) => (back === 0 ? `${full} full:` : `${full} full, ${back} empty back:`),
    nothing: 'no deposit to pay.',
    pay: (count, sum) =>
      `deposit for ${count} ${englishForm(count, { one: 'bottle', other: 'bottles' })}\u00a0– ${sum}.`,
    back: (sum) => `we will put the deposit of ${sum} on your account.`,
  },
  regularly: 'Receive regularly',
  similar: 'Similar goods',
  pictures: {
    thumbs: 'Pictures',
    zoom: 'Enlarge the picture',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    picture: (number) => `Picture ${number}`,
  },
}
