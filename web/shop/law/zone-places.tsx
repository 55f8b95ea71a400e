import type { Zone } from '../../../contract/shop-rules.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

/** The neighbourhoods, towns and villages of each zone, opened where somebody looks for their own. */
export function ZonePlaces({ zones }: { zones: readonly Zone[] }) {
  return zones
    .filter(({ weekdays, places }) => weekdays.length > 0 && places.length > 0)
    .map(({ id, code, name, places }) => (
      <Disclosure key={id} summary={`${code} ${name}`}>
        <p>{places.join(', ')}</p>
      </Disclosure>
    ))
}
