import { phoneLink } from '../../../domain/documents/phone-link.ts'
import type { StructuredData } from '../page/json-ld.tsx'
import type { Shop } from '../session/shop-context.ts'

/** The shop as search engines read it: who sells, where, and how to search. */
export function shopData(name: string, { publicUrl, terms: { seller } }: Shop): StructuredData {
  const fullUrl = (path: string) => new URL(path, publicUrl).href
  const [street, city, postalCode] = seller.address.split(', ')
  return {
    '@graph': [
      {
        '@type': ['Organization', 'LocalBusiness'],
        '@id': fullUrl('/#shop'),
        name,
        legalName: seller.name,
        url: fullUrl('/'),
        logo: fullUrl('/apple-touch-icon.png'),
        image: fullUrl('/img/share.png'),
        email: seller.email,
        telephone: phoneLink(seller.phone).replace('tel:', ''),
        taxID: seller.registrationNo,
        vatID: seller.vatNumber,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city,
          postalCode,
          addressCountry: 'LV',
        },
        openingHours: 'Mo-Fr 08:00-18:00',
        priceRange: '€',
      },
      {
        '@type': 'WebSite',
        name,
        url: fullUrl('/'),
        publisher: { '@id': fullUrl('/#shop') },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${fullUrl('/goods-search/')}{term}`,
          'query-input': 'required name=term',
        },
      },
    ],
  }
}
