import type { DeedNames } from '../../deed-names.ts'

export const moneyDeeds: DeedNames = {
  'ledger.correct': { name: 'labot kontu', done: () => 'Konts labots' },
  'ledger.goodwill': { name: 'pretimnākšana', done: () => 'Pretimnākšana ieskaitīta' },
  'customers.credit': { name: 'pēcapmaksa', done: () => 'Pēcapmaksa mainīta' },
  'bank.name': {
    name: 'nosaukt bankas rindas',
    done: (count) => (count === 1 ? 'Rinda grāmatota' : `Grāmatotas rindas: ${count}`),
  },
  'bank.expense': {
    name: 'grāmatot bankas rindu izdevumos',
    done: () => 'Rinda grāmatota izdevumos',
  },
  'bank.ask': { name: 'jautāt klientam par bankas rindu', done: () => 'Jautājums aizies' },
  'bank.split': { name: 'sadalīt bankas rindu', done: () => 'Rinda sadalīta' },
  'bank.unmatch': { name: 'atsaukt bankas rindas saimnieku', done: () => 'Rinda atkal ir brīva' },
  'cash.move': { name: 'pārvietot naudu', done: () => 'Nauda pārvietota' },
}
