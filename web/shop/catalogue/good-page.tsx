import { Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { Good } from '../../../contract/shop/goods.ts'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../page/page-head.tsx'
import { track } from '../tracking/track.ts'
import { BuyPanel } from './buy-panel.tsx'
import { GoodBadges, useBadges } from '../goods/good-badges.tsx'
import { GoodPrice } from '../goods/good-price.tsx'
import { useGoodTerms } from '../goods/good-terms.tsx'
import { GoodFacts } from './good-facts.tsx'
import { GoodPictures } from './good-pictures.tsx'
import './product.css'
// Of the details, which the server shows before their script comes.
import './label.css'
import './rail.css'
import './section.css'
import '../goods/early-sheets.ts'

const GoodDetails = lazyWithRetry(() => import('./good-details.tsx'))

/** The address has the good's id or its link; the canonical one has the link. */
const load = (async ({ api, params }) => {
  const idOrLink = params.link ?? ''
  if (/^\d+$/.test(idOrLink)) return api.readGood({ params: { id: idOrLink } })
  return (await api.readGoodByLink({ params: { link: idOrLink } })).data
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function GoodPage() {
  const words = useWords(frameWords)
  const good = useLoaderData<typeof loader>()
  useEffect(() => trackView(good), [good])
  const crumbs = crumbsTo(good)
  const path = `/good/${good.link}`
  return (
    <main id="saturs" className="wrap">
      <PageHead
        title={good.name}
        description={good.description}
        path={path}
        picture={good.images[0]?.raw}
        isProduct
        crumbs={[...crumbs, { label: good.name, to: path }]}
      />
      <Breadcrumb label={words.here} crumbs={[{ label: words.home, to: '/' }, ...crumbs]} />
      <div className="catalogue-good">
        <GoodPictures key={good.id} good={good} />
        <div>
          <NameAndPrice good={good} />
          <BuyPanel key={good.id} good={good} />
          <GoodFacts good={good} />
        </div>
      </div>
      <Suspense>
        <GoodDetails good={good} path={path} />
      </Suspense>
    </main>
  )
}

function NameAndPrice({ good }: { good: Good }) {
  const words = useWords(goodWords)
  return (
    <>
      <GoodBadges badges={useBadges(good)} />
      <h1>
        <NoBreak>{good.name}</NoBreak>
      </h1>
      <p className="quiet">
        <NoBreak>{good.description}</NoBreak>
      </p>
      <GoodPrice good={good} size="page" />
      <p className="small quiet num">{useGoodTerms(good)}</p>
      <p className="small quiet">{words.code(good.sku ?? String(good.id))}</p>
    </>
  )
}

const trackView = ({ id: goodId, name, price_vat: priceEuros }: Good) =>
  track({ name: 'ViewContent', lines: [{ goodId, name, quantity: 1, priceEuros }] })

/** The good's categories, each with the path through those above it. */
const crumbsTo = ({ categories }: Good) =>
  categories.map(({ category }, level) => ({
    label: category,
    to: `/${categories
      .slice(0, level + 1)
      .map(({ link }) => link)
      .join('/')}`,
  }))
