import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { deliveryWords } from '../../words/shop/law/delivery.ts'
import { useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'
import { LawPage } from './law-page.tsx'
import { useFormattedRules } from './shop-rules.ts'
import { ZoneMap } from './zone-map.tsx'
import { ZonePlaces } from './zone-places.tsx'

const load = (async ({ api }) => {
  const [rules, zones] = await Promise.all([api.readShopRules(), api.listZones()])
  return { rules: rules.data, zones: zones.data }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Delivery() {
  const { rules, zones } = useLoaderData<typeof loader>()
  const words = useWords(zoneWords)
  return (
    <LawPage text={useWords(deliveryWords)(useFormattedRules(rules))}>
      <ZoneMap zones={zones} />
      <Disclosure summary={words.showPlaces}>
        <ZonePlaces zones={zones} />
      </Disclosure>
    </LawPage>
  )
}
