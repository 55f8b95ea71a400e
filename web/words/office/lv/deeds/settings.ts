import type { DeedNames } from '../../deed-names.ts'

export const settingDeeds: DeedNames = {
  'settings.change': { name: 'mainīt iestatījumu', done: () => 'Iestatījums mainīts' },
  'settings.take_back': {
    name: 'atsaukt iestatījuma maiņu',
    done: () => 'Iestatījuma maiņa atsaukta',
  },
}
