import { expect, test } from 'vitest'
import { newColleague } from '../../tests/support/staff-client.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const second = await newColleague(shop, 'owner', 'otra@example.lv')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@example.lv')

const place = 'people' as const
const namesOf = async ({ api }: typeof owner) =>
  (await api.listViews({ query: { place } })).rows.map(({ name, count, isOwn }) => [
    name,
    count,
    isOwn,
  ])

test('a view has a name, a query and the count of its rows', async () => {
  const query = 'filter=role%3Ain%3Aowner&sort=-name'
  await owner.api.saveView({ body: { place, name: 'Vadītāji', query } })
  await owner.api.saveView({ body: { place, name: 'Visi', query: '', isShared: true } })
  expect(await namesOf(owner)).toEqual([
    ['Vadītāji', 2, true],
    ['Visi', 3, true],
  ])
  expect(await namesOf(second)).toEqual([['Visi', 3, false]])
  await owner.api.saveView({ body: { place, name: 'Vadītāji', query: 'filter=x%3Ain%3Ay' } })
  expect((await namesOf(owner))[0]).toEqual(['Vadītāji', null, true])
})

test('only its owner deletes a view, and only the list’s right opens its views', async () => {
  const [shared] = (await second.api.listViews({ query: { place } })).rows
  const params = { id: String(shared!.id) }
  await expect(second.api.removeView({ params })).rejects.toMatchObject({ error: 'not_found' })
  await expect(namesOf(dispatcher)).rejects.toMatchObject({ error: 'not_permitted' })
  const saving = dispatcher.api.saveView({ body: { place, name: 'Mani', query: '' } })
  await expect(saving).rejects.toMatchObject({ error: 'not_permitted' })
  await owner.api.removeView({ params })
  expect(await namesOf(second)).toEqual([])
})
