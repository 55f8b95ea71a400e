import type { Zone } from '../../../contract/shop/shop-rules.ts'

/** The neighbourhoods, towns and villages of each zone. */
export function ZonePlaces({ zones }: { zones: readonly Zone[] }) {
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
