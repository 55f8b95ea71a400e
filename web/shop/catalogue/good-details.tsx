import type { Good } from '../../../contract/shop/goods.ts'
import { useShop } from '../session/shop-context.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { GoodLabel } from './good-label.tsx'
import { GoodDescription } from './good-description.tsx'

/** The description, the label and the structured data of a good. */
export function GoodDetails({ good, path }: { good: Good; path: string }) {
  return (
    <>
      <GoodJsonLd good={good} path={path} />
      <section className="catalogue-section catalogue-story">
        <GoodDescription key={good.id} good={good} />
        <GoodLabel good={good} />
      </section>
    </>
  )
}

/** Structured data for search engines. */
function GoodJsonLd({ good, path }: { good: Good; path: string }) {
  const { publicUrl } = useShop()
  const fullUrl = (address: string) => new URL(address, publicUrl).href
  const isInStock = good.available_for_customer !== 0
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: good.name,
        description: good.description,
        sku: good.sku ?? String(good.id),
        image: good.images.map(({ raw }) => fullUrl(raw)),
        category: good.categories.at(-1)?.category,
        offers: {
          '@type': 'Offer',
          url: fullUrl(path),
          priceCurrency: 'EUR',
          price: good.price_vat.toFixed(2),
          availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
        },
      }}
    />
  )
}
