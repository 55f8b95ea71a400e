import type { plan as lv } from '../lv/plan.ts'

export const plan: typeof lv = {
  label: 'Plan',
  pages: {
    closing: 'Closing the day',
    days: 'Days and routes',
    zones: 'Zones',
    vehicles: 'Vans',
    places: 'Addresses on the map',
  },
}
