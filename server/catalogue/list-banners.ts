import type { Banner } from '../../contract/shop/banners.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'

/** Today's banners; of several for a position, the one that started last. */
export async function listBanners(app: App, language: Language): Promise<Banner[]> {
  const rows = (await app.loadAttributes()).bannersOn(app.clock.today())
  const first = [...Map.groupBy(rows, ({ position }) => position).values()].map(([row]) => row!)
  return first.map((row) => ({
    position: row.position,
    url: row.url,
    target: row.target,
    img: `/img/banners/${row.artKey}/${sizeOf(row.position)}`,
    heading: language === 'en' ? row.titleEn : row.titleLv,
    text: language === 'en' ? row.textEn : row.textLv,
  }))
}

const sizeOf = (position: string) =>
  position.startsWith('front_mobile') ? 'w_430,h_520' : 'w_1440,h_420'
