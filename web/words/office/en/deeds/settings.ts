import type { DeedNames } from '../../deed-names.ts'

export const settingDeeds: DeedNames = {
  'settings.change': { name: 'change a setting', done: () => 'The setting is changed' },
  'settings.take_back': {
    name: 'take a change of a setting back',
    done: () => 'The change of the setting is taken back',
  },
}
