import type { DeedNames } from '../../deed-names.ts'

export const debtDeeds: DeedNames = {
  'debts.promise': { name: 'pierakstīt solījumu', done: () => 'Solījums pierakstīts' },
  'debts.end_promise': { name: 'atcelt solījumu', done: () => 'Solījums vairs neskaitās' },
  'debts.undo_promise': { name: 'atsaukt solījuma maiņu', done: () => 'Solījums kā iepriekš' },
  'debts.hold': { name: 'apturēt klientu', done: () => 'Klients apturēts' },
  'debts.undo_hold': { name: 'atsaukt apturēšanu', done: () => 'Apturēšana atsaukta' },
  'debts.release': { name: 'noņemt klienta apturējumu', done: () => 'Klienta apturējums noņemts' },
  'debts.dispute': { name: 'apstrīdēt parādu', done: () => 'Parāds apstrīdēts' },
  'debts.settle_dispute': { name: 'nokārtot strīdu par parādu', done: () => 'Strīds nokārtots' },
  'debts.write_off': { name: 'norakstīt parādu', done: () => 'Parāds norakstīts' },
  'debts.remind': {
    name: 'atgādināt par parādu',
    done: (count) => (count === 1 ? 'Atgādinājums aizies' : `Atgādinājumi aizies: ${count}`),
  },
  'refunds.export': { name: 'izveidot atmaksu failu', done: () => 'Atmaksu fails izveidots' },
  'refunds.replace_file': {
    name: 'aizstāt noraidīto failu',
    done: () => 'Izveidots jauns atmaksu fails',
  },
  'refunds.line': { name: 'atmaksāt rēķina rindu kontā', done: () => 'Atmaksāts kontā' },
  'refunds.line_to_bank': {
    name: 'atmaksāt rēķina rindu uz banku',
    done: () => 'Atmaksa pieņemta',
  },
  'refunds.to_account': { name: 'atmaksāt kontā', done: () => 'Atmaksāts kontā' },
  'refunds.to_bank': { name: 'atmaksāt uz banku', done: () => 'Atmaksa pieņemta' },
  'bank.transfer': { name: 'nosaukt bankas rindu par atmaksu', done: () => 'Rinda ir atmaksa' },
}
