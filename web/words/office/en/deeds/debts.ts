import type { DeedNames } from '../../deed-names.ts'

export const debtDeeds: DeedNames = {
  'debts.promise': { name: 'write a promise down', done: () => 'Promise written down' },
  'debts.end_promise': { name: 'end a promise', done: () => 'The promise no longer counts' },
  'debts.undo_promise': {
    name: 'undo a change of a promise',
    done: () => 'The promise is as before',
  },
  'debts.hold': { name: 'hold a customer', done: () => 'Customer on hold' },
  'debts.undo_hold': { name: 'undo a hold', done: () => 'The hold is undone' },
  'debts.release': { name: 'release a customer', done: () => 'Customer released' },
  'debts.dispute': { name: 'dispute a debt', done: () => 'Debt disputed' },
  'debts.settle_dispute': { name: 'settle a disputed debt', done: () => 'Dispute settled' },
  'debts.write_off': { name: 'write a debt off', done: () => 'Debt written off' },
  'debts.remind': {
    name: 'remind of a debt',
    done: (count) => (count === 1 ? 'The reminder will leave' : `Reminders will leave: ${count}`),
  },
  'refunds.export': { name: 'make a file of refunds', done: () => 'The file of refunds is made' },
  'refunds.replace_file': {
    name: 'replace a refused file',
    done: () => 'A new file of refunds is made',
  },
  'refunds.line': {
    name: 'refund a line of an invoice to the account',
    done: () => 'Refunded to the account',
  },
  'refunds.line_to_bank': {
    name: 'refund a line of an invoice to the bank',
    done: () => 'The refund is taken',
  },
  'refunds.to_account': { name: 'refund to the account', done: () => 'Refunded to the account' },
  'refunds.to_bank': { name: 'refund to the bank', done: () => 'The refund is accepted' },
  'bank.transfer': { name: 'name a line as a refund', done: () => 'The line is a refund' },
}
