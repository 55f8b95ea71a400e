import type { DeedNames } from '../../deed-names.ts'

export const runDeeds: DeedNames = {
  'runs.name_difference': {
    name: 'reason of a difference',
    done: () => 'The difference has its reason',
  },
  'runs.apply_cause': { name: 'put right as explained', done: () => 'Put right as explained' },
  'runs.correct_start': {
    name: 'correct the start of a shift',
    done: () => 'Start of the shift corrected',
  },
  'runs.announce_delay': { name: 'tell of a delay', done: () => 'The delay is told' },
}
