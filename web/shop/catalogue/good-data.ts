import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Good } from '../../../contract/shop/goods.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { deliveryFee } from '../../../domain/pricing/delivery-fee.ts'
import type { StructuredData } from '../page/json-ld.tsx'
import { pageAddress } from '../page/page-address.ts'
import type { Shop } from '../session/shop-context.ts'

const WITHDRAWAL_DAYS = 14

const unitCodes = { l: 'LTR', kg: 'KGM', piece: 'C62' } as const

/** A good as search engines read it: schema.org's Product. */
export function goodData(good: Good, path: string, ownBrand: string, shop: Shop): StructuredData {
  const { publicUrl, terms } = shop
  const isInStock = good.available_for_customer !== 0
  const isService = good.kind === 'service'
  return {
    '@type': 'Product',
    name: good.name,
    description: good.description,
    sku: good.sku ?? String(good.id),
    brand: { '@type': 'Brand', name: /“([^”]+)”/.exec(good.name)?.[1] ?? ownBrand },
    image: good.images.map(({ raw }) => new URL(raw, publicUrl).href),
    category: good.categories.at(-1)?.category,
    offers: {
      '@type': 'Offer',
      url: pageAddress(path, shop),
      priceCurrency: 'EUR',
      price: good.price_vat.toFixed(2),
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(good.unit_price && { priceSpecification: unitPriceOf(good.unit_price) }),
      ...(!isService && {
        shippingDetails: shippingOf(good, terms),
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'LV',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: WITHDRAWAL_DAYS,
          returnFees: 'https://schema.org/FreeReturn',
          merchantReturnLink: pageAddress('/atteikums', shop),
        },
      }),
    },
  }
}

const unitPriceOf = ({ price, per }: NonNullable<Good['unit_price']>) => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'EUR',
  price: price.toFixed(2),
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[per] },
})

/** For one piece by our courier. */
const shippingOf = (good: Good, terms: Shop['terms']) => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'LV' },
  shippingRate: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: eurosOf(
      deliveryFee(
        {
          kind: 'courier',
          goodsCents: centsOf(good.price_vat),
          hasWaterGoods: isBottled(good),
          hasGoods: true,
          isFree: false,
        },
        terms,
      ).cents,
    ).toFixed(2),
  },
})
