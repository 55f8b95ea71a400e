import type { messages as latvian } from '../lv/messages.ts'

/** How messages of the shop come. */
export const messages: typeof latvian = {
  title: 'Messages to the phone',
  byMail: 'All messages come by e-mail now. If you like, they can come to this device.',
  choose: 'Choose which messages come to your devices instead of by e-mail.',
  mailToo: '(by e-mail too)',
  kinds: {
    next_stop: 'You are next: the courier is on the way',
    late: 'The courier is late',
    delivered: 'The delivery is done',
    orders: 'An order is placed, changed or cancelled',
    autoship: 'Autoship: confirmations and changes',
    reminders: 'Reminders',
    back_in_stock: 'A product is back in stock',
  },
  add: 'Get messages on this device',
  cannot: 'This browser cannot take messages.',
  denied: 'The browser does not allow messages. Allow them in the site settings and try again.',
  device: 'Device',
  remove: 'Remove',
  removeNamed: (name) => `Remove the device: ${name}`,
  failed: 'It could not be saved. Please try again.',
}
