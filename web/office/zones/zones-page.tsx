import { useState } from 'react'
import { Link } from 'react-router'
import { dayOf, type Weekday } from '../../../domain/calendar.ts'
import { numericDate, weekdayShort } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { zoneWords } from '../../words/office/zones.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { boxOf, PlainMap, withCodePlaces, ZoneCodes } from '../map/plain-map.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useLimitsSentence } from './limit-fields.tsx'
import { ZoneLimit } from './zone-limit.tsx'
import type { Zone } from './zones.ts'
import './zones.css'

const MARGIN = 12

const readZones = async () => withCodePlaces((await api.listOfficeZones()).rows)

type DrawnZone = Awaited<ReturnType<typeof readZones>>[number]

/** The zones: outlines, days, what each takes and what belongs to it. */
export function ZonesPage() {
  const words = useWords(zoneWords)
  const zones = useLoaded('zones', readZones)
  useLive(['calendar', 'own'], zones.reload)
  const [limited, setLimited] = useState<Zone>()
  const [current, setCurrent] = useState<string>()
  return (
    <>
      <PlaceHead place="plan" title={words.title} />
      <Loading from={zones}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState picture="drop" title={words.noZones}>
              {words.noZonesText}
            </EmptyState>
          ) : (
            <div className="zones">
              <ul className="zones__list">
                {rows.map((zone) => (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the map only follows
                  <li
                    key={zone.code}
                    onMouseEnter={() => setCurrent(zone.code)}
                    onFocus={() => setCurrent(zone.code)}
                  >
                    <ZoneRow zone={zone} onLimit={() => setLimited(zone)} />
                  </li>
                ))}
              </ul>
              <ZoneMaps zones={rows} current={current} />
            </div>
          )
        }
      </Loading>
      <ZoneLimit zone={limited} onClose={() => setLimited(undefined)} onDone={zones.reload} />
    </>
  )
}

type MapProps = { zones: readonly DrawnZone[]; current: string | undefined }

/** All zones, and closer the one under the hand with its neighbours; before that, the first one. */
function ZoneMaps({ zones, current }: MapProps) {
  const words = useWords(zoneWords)
  const drawn = zones.filter(({ ourCourier, shape }) => ourCourier && shape)
  const zone = drawn.find(({ code }) => code === current) ?? drawn[0]
  if (!zone) return null
  const points = pointsOf([zone])
  const [, , wide, high] = boxOf(points, 0).split(' ').map(Number)
  const [all, closer] = [
    boxOf(pointsOf(drawn), MARGIN),
    boxOf(points, Math.max(wide!, high!) * 0.6),
  ]
  return (
    <div className="zones__maps">
      <PlainMap zones={zones} viewBox={all} label={words.map} current={current}>
        <ZoneCodes zones={zones} viewBox={all} />
      </PlainMap>
      <PlainMap
        zones={zones}
        viewBox={closer}
        label={words.closerMap(zone.code)}
        current={zone.code}
      >
        <ZoneCodes zones={zones} viewBox={closer} />
      </PlainMap>
    </div>
  )
}

const pointsOf = (zones: readonly Zone[]) =>
  zones
    .filter(({ ourCourier }) => ourCourier)
    .flatMap(({ shape }) => (shape ?? []).map(([longitude, latitude]) => ({ latitude, longitude })))

function ZoneRow({ zone, onLimit }: { zone: Zone; onLimit: () => void }) {
  const words = useWords(zoneWords)
  const language = useLanguage()
  const { code, nameLv, nameEn, places } = zone
  const name = language === 'lv' ? nameLv : nameEn
  return (
    <section className="zones-row" aria-label={`${code} ${name}`}>
      <h2>
        <span className="zones-row__code">{code}</span> {name}
      </h2>
      <ZoneFacts zone={zone} />
      <p className="row">
        <ZoneLinks code={code} />
        <Button look="text" aria-label={words.named(words.changeLimit, code)} onClick={onLimit}>
          {words.changeLimit}
        </Button>
      </p>
      <Disclosure summary={words.places(places.length)}>
        <p>{places.map(saidPlace).join(', ')}</p>
      </Disclosure>
    </section>
  )
}

function ZoneFacts({ zone }: { zone: Zone }) {
  const words = useWords(zoneWords)
  const language = useLanguage()
  const said = useLimitsSentence()
  const { weekdays, frequencyWeeks, firstWeekOn, ourCourier, addresses } = zone
  const days = weekdays.map((weekday) => weekdayShort(weekday as Weekday, language)).join(', ')
  return (
    <dl>
      <div>
        <dt className="quiet">{words.drives}</dt>
        <dd>{ourCourier ? words.every(days, frequencyWeeks) : words.notOurs}</dd>
      </div>
      {frequencyWeeks > 1 && (
        <div>
          <dt className="quiet">{words.firstWeek}</dt>
          <dd>{numericDate(dayOf(firstWeekOn), language)}</dd>
        </div>
      )}
      <div>
        <dt className="quiet">{words.limits}</dt>
        <dd>{said(zone)}</dd>
      </div>
      <div>
        <dt className="quiet">{words.addresses}</dt>
        <dd>{addresses}</dd>
      </div>
    </dl>
  )
}

function ZoneLinks({ code }: { code: string }) {
  const words = useWords(zoneWords)
  const change = (kind: string) => `/plan/days/change?kind=${kind}&code=${code}`
  const links = [
    { to: change('route'), label: words.changeRoute },
    { to: change('places'), label: words.movePlaces },
    { to: change('streets'), label: words.moveStreets },
    { to: `/plan/zones/${code}`, label: words.drawOutline },
  ]
  return links.map(({ to, label }) => (
    <Link key={to} to={to} aria-label={words.named(label, code)}>
      {label}
    </Link>
  ))
}

const saidPlace = ({ name, city, streets }: Zone['places'][number]) =>
  `${name || city}${streets.length > 0 ? ` (${streets.join(', ')})` : ''}`
