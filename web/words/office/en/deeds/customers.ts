import type { DeedNames } from '../../deed-names.ts'

export const customerDeeds: DeedNames = {
  'customers.write_note': { name: 'note', done: () => 'The note is written' },
  'customers.end_note': { name: 'remove a note', done: () => 'The note is removed' },
  'customers.reopen_note': { name: 'restore a note', done: () => 'The note is restored' },
  'bottles.opening': { name: 'bottles from elsewhere', done: () => 'The bottles are written down' },
  'bottles.opening_undone': {
    name: 'take back bottles from elsewhere',
    done: () => 'The bottles are taken back',
  },
  'customers.merge': { name: 'merge customers', done: () => 'The customers are merged' },
  'documents.send': { name: 'send a document again', done: () => 'The document is sent' },
  'deposits.explain': { name: 'explain the deposit', done: () => 'The explanation is sent' },
}
