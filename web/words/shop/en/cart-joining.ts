import { endSentence } from '../../../../domain/words/end-sentence.ts'
import type { cartJoining as latvian } from '../lv/cart-joining.ts'

/** The cart joins an order or becomes an autoship. */
export const cartJoining: typeof latvian = {
  addTitle: 'Add to the nearest delivery?',
  addTo: (order, day) => `Order No.\u00a0${order}, ${day}.`,
  sums: (before, after) => `The order came to ${before}; with these goods it will be ${after}.`,
  staysOut: (names) => endSentence(`Will not be added: ${names}`),
  add: (sum) => `Order with obligation to pay – ${sum}`,
  added: (order) => `The goods have been added to order No.\u00a0${order}.`,
  convertTitle: 'Turn it into an autoship?',
  converts:
    'The goods of the cart become an autoship. Before it begins you choose how often and from which day; nothing is paid until then.',
  staysInCart: (names) => endSentence(`Stays in the cart, as it cannot come regularly: ${names}`),
  convert: 'Turn into an autoship',
  converted: 'The cart has become an autoship.',
  back: 'Back',
  undo: 'Undo',
  undone: 'The goods are back in the cart.',
}
