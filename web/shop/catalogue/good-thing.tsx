import type { Good } from '../../../contract/goods.ts'
import { useShop } from '../../client/shop-context.ts'
import { JsonLd } from '../frame/json-ld.tsx'

/** The good as search engines want it: what it is, what it costs, whether it can be had. */
export function GoodThing({ good, path }: { good: Good; path: string }) {
  const { publicUrl } = useShop()
  const whole = (address: string) => new URL(address, publicUrl).href
  return (
    <JsonLd
      thing={{
        '@type': 'Product',
        name: good.name,
        description: good.description,
        sku: good.sku ?? String(good.id),
        image: good.images.map(({ raw }) => whole(raw)),
        category: good.categories.at(-1)?.category,
        offers: {
          '@type': 'Offer',
          url: whole(path),
          priceCurrency: 'EUR',
          price: good.price_vat.toFixed(2),
          availability: `https://schema.org/${good.available_for_customer === 0 ? 'OutOfStock' : 'InStock'}`,
        },
      }}
    />
  )
}
