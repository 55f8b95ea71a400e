import type { regularGood as lv } from '../lv/regular-good.ts'

export const regularGood: typeof lv = {
  title: 'Receive regularly',
  what: (count, name) => `${count} × ${name}`,
  target: 'Which delivery shall it join?',
  newOne: 'A new autoship',
  frequency: 'How often?',
  everyWeeks: (weeks) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`),
  address: 'Where to?',
  notOurs: 'our courier does not go there',
  addAddress: 'Add an address',
  firstDay: 'First delivery',
  noDay: 'Choose the day of the first delivery.',
  create: 'Continue',
  createHint: 'Nothing is ordered yet: the next page shows the sum, and you start it there.',
  add: 'Add to the delivery',
  added: 'Added to your autoship.',
  see: 'See it',
  guestText:
    'For goods that come by themselves you need a profile with an address. Your choice is kept: after logging in you continue here.',
  logIn: 'Log in and continue',
  register: 'Register and continue',
  failed: 'It did not work. Please try again.',
  close: 'Close',
}
