import type { DeedNames } from '../../deed-names.ts'

export const moneyDeeds: DeedNames = {
  'ledger.correct': { name: 'correct the account', done: () => 'The account is corrected' },
  'ledger.goodwill': { name: 'goodwill', done: () => 'The goodwill is credited' },
  'customers.credit': { name: 'deferred payment', done: () => 'The deferred payment is changed' },
  'bank.name': {
    name: 'name lines of the bank',
    done: (count) => (count === 1 ? 'The line is booked' : `Lines booked: ${count}`),
  },
  'bank.expense': {
    name: 'book a line of the bank as a cost',
    done: () => 'The line is booked as a cost',
  },
  'bank.ask': {
    name: 'ask a customer about a line of the bank',
    done: () => 'The question will leave',
  },
  'bank.split': { name: 'split a line of the bank', done: () => 'The line is split' },
  'bank.unmatch': { name: 'take back whose a line is', done: () => 'The line is nobody’s again' },
  'cash.move': { name: 'move cash', done: () => 'The cash is moved' },
}
