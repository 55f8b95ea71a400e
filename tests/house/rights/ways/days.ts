import { asking, common, params, query, type Way } from './way.ts'

export const dayWays: Way[] = [
  {
    deed: 'calendar.change',
    ask: (api, asked) =>
      api.changeCalendar({
        ...query(asked),
        body: { change: { kind: 'ordinary_day', day: '2026-12-01' }, ...common(asked) },
      }),
  },
  {
    deed: 'calendar.undo',
    ask: (api, asked) =>
      api.undoCalendarChange({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'dispatch.close_day',
    ask: (api, asked) =>
      api.closeDay({ ...query(asked), body: { day: '2026-11-25', ...common(asked) } }),
  },
  {
    deed: 'dispatch.hold_day',
    ask: (api, asked) =>
      api.delayClosing({
        ...query(asked),
        body: { day: '2026-11-25', hours: 1, ...common(asked) },
      }),
  },
  {
    deed: 'dispatch.release_day',
    ask: (api, asked) =>
      api.endClosingDelay({ ...query(asked), body: { day: '2026-11-25', ...common(asked) } }),
  },
  {
    deed: 'zones.limit',
    ask: (api, asked) =>
      api.limitZone({
        ...query(asked),
        body: { code: 'R', maxBottles: 60, maxKilograms: null, ...common(asked) },
      }),
  },
  {
    deed: 'zones.outline',
    ask: (api, asked) => {
      const shape: [number, number][] = [
        [24, 57],
        [24.2, 57],
        [24.1, 56.9],
      ]
      return api.outlineZone({ ...query(asked), body: { code: 'R', shape, ...common(asked) } })
    },
  },
  {
    deed: 'vehicles.add',
    ask: (api, asked) =>
      api.addVehicle({
        ...query(asked),
        body: { plate: 'AV-1', maxBottles: 56, maxKilograms: 1_150, ...asking(asked) },
      }),
  },
  {
    deed: 'vehicles.change',
    ask: (api, asked) =>
      api.changeVehicle({
        ...query(asked),
        ...params(1),
        body: { maxBottles: 56, maxKilograms: 1_150, ...common(asked) },
      }),
  },
  {
    deed: 'vehicles.retire',
    ask: (api, asked) => api.retireVehicle({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'vehicles.restore',
    ask: (api, asked) => api.restoreVehicle({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'places.pin',
    ask: (api, asked) =>
      api.pinAddress({
        ...query(asked),
        ...params(1),
        body: { latitude: 56.95, longitude: 24.1, ...common(asked) },
      }),
  },
]
