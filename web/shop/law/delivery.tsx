import { useLoaderData } from 'react-router'
import type { Zone } from '../../../contract/shop/shop-rules.ts'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { deliveryWords } from '../../words/shop/law/delivery.ts'
import { useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'
import { LawPage } from './law-page.tsx'
import { useFormattedRules } from './shop-rules.ts'
import { ZoneMap } from './zone-map.tsx'

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

/** The neighbourhoods, towns and villages of each zone. */
function ZonePlaces({ zones }: { zones: readonly Zone[] }) {
  const listed = zones.filter(({ weekdays, places }) => weekdays.length > 0 && places.length > 0)
  return (
    <dl className="law__facts">
      {listed.map(({ id, code, name, places }) => (
        <div key={id}>
          <dt>
            {code} {name}
          </dt>
          <dd>{places.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
