import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { stockedShop } from '../../tests/support/stocked-shop.ts'
import { listBanners } from './list-banners.ts'

const shop = await stockedShop()

test('there are three banners for desktops and three for phones, in the language of the request', async () => {
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

test('a banner shows from its first day to its last; the one that started last wins its position', async () => {
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
    // The cached answer of the call notices a new day within a second.
    const banners = await listBanners(shop.app, 'lv')
    return banners.find(({ position }) => position === feast.position)!.heading
  }
  await expect.poll(() => headingOn('2026-11-22')).toBe('Svētki')
  expect(await headingOn('2026-11-21')).toBe('Brokastis kopā ar ūdeni')
  expect(await headingOn('2026-11-23')).toBe('Svētki')
  expect(await headingOn('2026-11-24')).toBe('Brokastis kopā ar ūdeni')
})
