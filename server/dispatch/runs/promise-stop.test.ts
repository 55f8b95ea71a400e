import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { readDriverDay } from '../day/read-driver-day.ts'
import { moveStop } from './move-stop.ts'

test('a promised time reaches the phone, goes along to another van, and is taken back', async () => {
  const { shop, app, from, to, driverId, phone, verb, stopsOf } = await twoVans()
  const { api } = await newColleague(shop, 'dispatcher', 'ilze@avots.example')
  const [stop] = await stopsOf(from)
  const params = { id: String(stop!.id) }
  await api.promiseStop({ params, body: { until: '12:00' } })
  const page = await api.readRun({ params: { id: String(from) } })
  const noon = '2026-11-23T10:00:00.000Z'
  expect(page.stops[0]).toMatchObject({ id: stop!.id, promisedUntil: noon })
  const onPhone = async (stopId: number) => {
    const day = await readDriverDay(app, { driverId, phoneId: phone.device })
    expect(day.runs.every(({ leftAt }) => leftAt !== null)).toBe(true)
    return day.stops.find(({ id }) => id === stopId)
  }
  expect(await onPhone(stop!.id)).toMatchObject({ promisedUntil: noon })
  const moved = await verb((tx) => moveStop(app, tx, byCommand, { stopId: stop!.id, toRunId: to }))
  const { stopId } = (moved as { value: { stopId: number } }).value
  expect(await onPhone(stopId)).toMatchObject({ promisedUntil: noon })
  await expect(api.promiseStop({ params, body: { until: '13:00' } })).rejects.toMatchObject({
    error: 'stop_ended',
  })
  const followed = { id: String(stopId) }
  await api.promiseStop({ params: followed, body: { until: null } })
  expect(await onPhone(stopId)).toMatchObject({ promisedUntil: null })
  await expect(
    api.promiseStop({ params: followed, body: { until: '25:00' } }),
  ).rejects.toMatchObject({ status: 422 })
})
