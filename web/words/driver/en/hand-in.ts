import type { handIn as lv } from '../lv/hand-in.ts'

export const handIn: typeof lv = {
  title: 'Hand-in',
  run: (number, plate) => `Run ${number}, ${plate}`,
  comeBack: 'I am back, handing in',
  sign: 'Hand in and sign',
  signAgain: 'Sign again',
  signedFor: (full, empty, cash) => `Full ${full}, empty ${empty}, cash ${cash}.`,
  open: (count) => `Stops still waiting: ${count}.`,
  stops: 'Stops',
  ofThem: (over, failed) => (failed > 0 ? `${over}, failed ${failed}` : `${over}`),
  left: 'Left',
  full: 'Full ones back',
  empty: (good) => `Empties: ${good}`,
  byStops: (count) => `by the stops ${count}`,
  cash: 'Cash',
  spent: 'spent',
  float: 'float',
  warehouse: 'The warehouse counts on its own and does not see your numbers.',
}
