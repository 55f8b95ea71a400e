import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { pageUrl } from '../session/loading.ts'
import { api } from '../session/api.ts'
import { useObserved } from '../../client/observed.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { atItsPage, pageOf } from '../page/page-of.ts'
import { GoodsToAdd } from '../goods/goods-to-add.tsx'
import { autoshipName } from './autoship-phrases.ts'
import { autoshipTarget, openAutoship } from './open-autoship.ts'

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const url = pageUrl(request)
  const search = url.searchParams.get('search')?.trim() ?? ''
  const query = { page: pageOf(params), filter: 'autoship', ...(search !== '' && { search }) }
  const { goods } = await api.listGoods({ query })
  const { data, ...pages } = atItsPage(goods, params, url)
  return { goods: { ...pages, data: data.map(atAutoshipPrice) }, search }
}

/** The card's price is what the good costs here, and so is its price per litre or kilogram. */
function atAutoshipPrice(good: GoodCard): GoodCard {
  const { autoship_price: price, price_vat: usual, unit_price: unit } = good
  if (price === null || price >= usual) return good
  const unitCents = unit && Math.round((centsOf(unit.price) * centsOf(price)) / centsOf(usual))
  return {
    ...good,
    price_vat: price,
    unit_price: unit && { ...unit, price: eurosOf(unitCents ?? 0) },
  }
}

/** The goods list whose buttons add to the open autoship. */
export default function AddGoodsPage() {
  const words = useWords(autoshipWords)
  const { shopName } = useWords(frameWords)
  const euros = useEuros()
  const found = useLoaderData<typeof clientLoader>()
  const opened = useObserved(openAutoship)
  if (!opened) return null
  const { autoship } = opened
  const path = `/autoship/${autoship.id}`
  const name = autoshipName(autoship, words)
  const title = words.addGoodsTitle(name)
  return (
    <main id="saturs" className="wrap">
      <title>{`${title} – ${shopName}`}</title>
      <Breadcrumb
        label={words.here}
        crumbs={[
          { label: words.title, to: '/autoship' },
          { label: name, to: path },
          { label: words.addGoods },
        ]}
      />
      <h1>{title}</h1>
      <GoodsToAdd
        {...found}
        target={autoshipTarget}
        basePath={path}
        back={{ to: path, label: words.backToAutoship }}
        total={{
          label: words.total,
          amount: euros(autoship.details.total_price_with_bail_and_vat),
        }}
        words={words}
      >
        <p className="quiet">{words.onlyThese}</p>
      </GoodsToAdd>
    </main>
  )
}
