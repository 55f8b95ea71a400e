import { latvianForm } from '../../../../domain/words/plural.ts'

const markedForms = { zero: 'Atlasīti', one: 'Atlasīts', other: 'Atlasīti' }

/** What every list of the office says. */
export const list = {
  filter: 'Filtrs',
  field: 'Pēc kā',
  how: 'Kā',
  value: 'Vērtība',
  add: 'Pievienot',
  takeAway: 'noņemt',
  operators: { has: 'satur', eq: 'ir', in: 'ir', from: 'no', to: 'līdz' },
  columns: 'Kolonnas',
  shows: (shown: number, total: number) => `Rāda ${shown} no ${counted(total)}`,
  rows: (total: number) => `Kopā ${counted(total)}`,
  more: 'Rādīt vēl',
  mark: (name: string) => `Atzīmēt: ${name}`,
  markAll: 'Atzīmēt visas redzamās rindas',
  markRow: 'Atzīmēt rindu',
  markTo: 'Atzīmēt līdz šai rindai',
  briefs: { row: 'rinda', open: 'atvērt', peek: 'apskatīt', mark: 'atzīmēt' },
  marked: 'Atzīmētās rindas',
  markedOf: (count: number) => `${latvianForm(count, markedForms)} ${count}`,
  markWhole: (total: number) => `Atlasīt visus ${counted(total)}`,
  allMarked: (total: number) => `Atlasīti visi ${counted(total)}`,
  unmark: 'Noņemt atlasi',
  copy: 'Kopēt',
  copied: (count: number) => `Nokopētas rindas: ${count}`,
  csv: 'CSV',
  next: 'Nākamā rinda',
  previous: 'Iepriekšējā rinda',
  open: 'Atvērt rindu',
  peek: 'Par izvēlēto rindu',
  filteredToNothing: 'Filtram neatbilst nekas',
  withoutFilter: 'Noņemt filtru',
  views: 'Skati',
  all: 'Visi',
  saveView: 'Saglabāt skatu',
  viewName: 'Skata nosaukums',
  forAll: 'Redz visi kolēģi',
  save: 'Saglabāt',
  removeView: (name: string) => `Dzēst skatu “${name}”`,
  viewSaved: 'Skats saglabāts.',
  undo: 'Atsaukt',
  viewRemoved: 'Skats izdzēsts.',
}

const counted = (total: number) => (total > 10_000 ? '≥ 10 000' : String(total))
