import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageUrl } from '../session/loading.ts'
import { api } from '../session/api.ts'
import { useObserved } from '../../client/observed.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { atItsPage, pageOf } from '../page/page-of.ts'
import { GoodsToAdd } from '../goods/goods-to-add.tsx'
import { CopyProblemNote } from './copy-problem-note.tsx'
import { copyTarget, openCopy } from './open-copy.ts'

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const url = pageUrl(request)
  const search = url.searchParams.get('search')?.trim() ?? ''
  const { goods } = await api.listGoods({
    query: { page: pageOf(params), ...(search !== '' && { search }) },
  })
  return { goods: atItsPage(goods, params, url), search }
}

/** The goods list whose buttons add to the order being edited. */
export default function AddGoodsPage() {
  const words = useWords(orderWords)
  const { shopName } = useWords(frameWords)
  const euros = useEuros()
  const found = useLoaderData<typeof clientLoader>()
  const open = useObserved(openCopy)
  if (!open) return null
  const { order, cart } = open
  const path = `/waiting-for-delivery/${order.id}`
  const title = words.addGoodsTitle(order.id)
  return (
    <main id="saturs" className="wrap">
      <title>{`${title} – ${shopName}`}</title>
      <Breadcrumb
        label={words.here}
        crumbs={[
          { label: words.title, to: '/waiting-for-delivery' },
          { label: words.number(order.id), to: `${path}/edit` },
          { label: words.addGoods },
        ]}
      />
      <h1>{title}</h1>
      <GoodsToAdd
        {...found}
        target={copyTarget}
        basePath={path}
        back={{ to: `${path}/edit`, label: words.backToOrder }}
        total={{ label: words.total, amount: euros(cart.details.total_price_with_bail_and_vat) }}
        words={words}
      >
        <CopyProblemNote open={open} />
      </GoodsToAdd>
    </main>
  )
}
