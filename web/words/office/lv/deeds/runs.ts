import type { DeedNames } from '../../deed-names.ts'

export const runDeeds: DeedNames = {
  'runs.name_difference': { name: 'starpības iemesls', done: () => 'Starpībai ir iemesls' },
  'runs.apply_cause': { name: 'labot pēc paskaidrojuma', done: () => 'Izlabots, kā paskaidrots' },
  'runs.correct_start': { name: 'labot maiņas sākumu', done: () => 'Maiņas sākums labots' },
  'runs.announce_delay': { name: 'ziņa par kavēšanos', done: () => 'Ziņa par kavēšanos izsūtīta' },
}
