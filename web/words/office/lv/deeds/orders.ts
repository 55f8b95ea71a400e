import type { DeedNames } from '../../deed-names.ts'

export const orderDeeds: DeedNames = {
  'orders.move': {
    name: 'pārcelt pasūtījumus',
    done: (count) => (count === 1 ? 'Pasūtījums pārcelts' : `Pārcelti pasūtījumi: ${count}`),
  },
  'orders.cancel': {
    name: 'atcelt pasūtījumus',
    done: (count) => (count === 1 ? 'Pasūtījums atcelts' : `Atcelti pasūtījumi: ${count}`),
  },
  'orders.release': {
    name: 'noņemt pasūtījumu apturējumu',
    done: (count) =>
      count === 1 ? 'Pasūtījuma apturējums noņemts' : `Apturējums noņemts pasūtījumiem: ${count}`,
  },
  'orders.pay_awaited': {
    name: 'atrast apmaksas veidu',
    done: (count) =>
      count === 1 ? 'Apmaksas veids atrasts' : `Apmaksas veids atrasts pasūtījumiem: ${count}`,
  },
  'orders.confirm': {
    name: 'apstiprināt klientu vārdā',
    done: (count) =>
      count === 1 ? 'Pasūtījums apstiprināts' : `Apstiprināti pasūtījumi: ${count}`,
  },
}
