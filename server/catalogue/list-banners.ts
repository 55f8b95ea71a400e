import type { Banner } from '../../contract/banners.ts'
import type { Language } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { listBanners as bannerRows } from './store.ts'

/** The banners of today; of several for one position the one that began last. */
export async function listBanners({ db, clock }: App, language: Language): Promise<Banner[]> {
  const rows = await bannerRows(db, clock.today())
  const first = [...Map.groupBy(rows, ({ position }) => position).values()].map(([row]) => row!)
  return first.map((row) => ({
    position: row.position,
    url: row.url,
    target: row.target,
    img: `/img/banners/${row.artKey}/${row.position.startsWith('front_mobile') ? 'w_430,h_520' : 'w_1440,h_420'}`,
    heading: language === 'en' ? row.titleEn : row.titleLv,
    text: language === 'en' ? row.textEn : row.textLv,
  }))
}
