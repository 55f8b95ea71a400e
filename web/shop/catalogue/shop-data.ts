import { phoneLink } from '../../../domain/documents/phone-link.ts'
import type { StructuredData } from '../page/json-ld.tsx'
import { pageAddress } from '../page/page-address.ts'
import type { Shop } from '../session/shop-context.ts'

/** The shop as search engines read it: who sells, where, and how to search. */
export function shopData(name: string, shop: Shop): StructuredData {
  const { publicUrl, language } = shop
  const { seller } = shop.terms
  const fullUrl = (path: string) => new URL(path, publicUrl).href
  return {
    '@graph': [
      {
        '@type': ['Organization', 'LocalBusiness'],
        '@id': fullUrl('/#shop'),
        name,
        legalName: seller.name,
        url: pageAddress('/', shop),
        logo: fullUrl('/apple-touch-icon.png'),
        image: fullUrl('/img/share.png'),
        email: seller.email,
        telephone: phoneLink(seller.phone).replace('tel:', ''),
        taxID: seller.registrationNo,
        vatID: seller.vatNumber,
        address: postalAddress(seller.address),
        openingHours: 'Mo-Fr 08:00-18:00',
        priceRange: '€',
      },
      {
        '@type': 'WebSite',
        name,
        url: pageAddress('/', shop),
        inLanguage: language,
        publisher: { '@id': fullUrl('/#shop') },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${pageAddress('/goods-search/', shop)}{term}`,
          'query-input': 'required name=term',
        },
      },
    ],
  }
}

function postalAddress(address: string) {
  const [street, city, postalCode] = address.split(', ')
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressCountry: 'LV',
  }
}
