import { expect, test } from 'vitest'
import type { Banner } from '../../contract/banners.ts'
import { dayOf } from '../../domain/calendar.ts'
import { stockedShop } from '../../tests/support/stocked-shop.ts'

const shop = await stockedShop()

test('three banners for desktops and three for phones, alike for everybody, in the language asked for', async () => {
  const { data } = await shop.nobody.listBanners()
  expect(data.map(({ position }) => position)).toEqual(
    ['desktop', 'mobile'].flatMap((screen) => [1, 2, 3].map((n) => `front_${screen}${n}`)),
  )
  expect(data[1]).toMatchObject({
    url: '/bio-partika',
    target: '_self',
    heading: 'Brokastis kopā ar ūdeni',
  })
  for (const { img } of data)
    expect((await shop.server.inject(img.split('?')[0]!)).statusCode, img).toBe(200)
  expect((await shop.nobody.createGuest()).banners).toEqual(data)
  const english = (await shop.as(undefined, 'en').listBanners()).data
  expect(english[1]!.heading).toBe('Breakfast comes with the water')
})

test('a banner stands from its first day to its last, and for one place the one that began last', async () => {
  const feast = {
    position: 'front_desktop2',
    url: '/goods',
    artKey: 'front_desktop2',
    titleLv: 'Svētki',
    titleEn: 'Feast',
    startsOn: dayOf('2026-11-22'),
    endsOn: dayOf('2026-11-23'),
  }
  await shop.db.insertInto('banners').values(feast).execute()
  const headingOn = async (day: string) => {
    shop.clock.set(`${day}T10:00:00Z`)
    // Memory notices within a second that the day has turned; an address that it has not seen need not wait.
    const answer = await shop.server.inject({ url: '/api/banners', query: { unseen: day } })
    return answer
      .json<{ data: Banner[] }>()
      .data.find(({ position }) => position === feast.position)!.heading
  }
  expect(await headingOn('2026-11-21')).toBe('Brokastis kopā ar ūdeni')
  expect(await headingOn('2026-11-22')).toBe('Svētki')
  expect(await headingOn('2026-11-23')).toBe('Svētki')
  expect(await headingOn('2026-11-24')).toBe('Brokastis kopā ar ūdeni')
})
