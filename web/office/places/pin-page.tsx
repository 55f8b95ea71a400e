import { useNavigate, useParams } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { placeWords } from '../../words/office/places.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { Loading } from '../kit/loading.tsx'
import type { Point } from '../map/plain-map.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { PinMap } from './pin-map.tsx'
import './places.css'

type Placed = Answer<OfficeCalls['readPlace']>

/** Where an address is, set by hand: with the keys, by a press on the map, or as numbers. */
export function PinPage() {
  const words = useWords(placeWords)
  const { id = '' } = useParams()
  const place = useLoaded(id, async () => ({ place: await readPlace(id) }))
  return (
    <>
      <PlaceHead place="plan" title={place.value?.place?.address ?? words.put} />
      <Loading from={place}>
        {({ place: found }) =>
          found === null ? (
            <EmptyState picture="search" title={words.missing} />
          ) : (
            <PinForm key={id} place={found} />
          )
        }
      </Loading>
    </>
  )
}

async function readPlace(id: string): Promise<Placed | null> {
  try {
    return await api.readPlace({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

/** The middle of Riga, where nothing better is known. */
const middle = { latitude: 56.95, longitude: 24.11 }

const firstPoint = ({ latitude, longitude, regionLatitude, regionLongitude }: Placed): Point => {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return regionLatitude !== null && regionLongitude !== null
    ? { latitude: regionLatitude, longitude: regionLongitude }
    : middle
}

const textOf = ({ latitude, longitude }: Point) => ({
  latitude: latitude.toFixed(5),
  longitude: longitude.toFixed(5),
})

const numberOf = (text: string) => Number(text.replace(',', '.'))

function PinForm({ place }: { place: Placed }) {
  const words = useWords(placeWords)
  const { customer, source } = place
  const { point, draft, change, deed, end } = usePin(place)
  const field = (name: 'latitude' | 'longitude' | 'reason') => ({
    label: words[name],
    value: draft[name],
    error: deed.errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <div className="places">
      <PinMap point={point} zone={place.zone} onMove={(moved) => change(textOf(moved))} />
      <div>
        <p>
          {customer}{' '}
          <span className="quiet">
            {words.found}: {words.sources[source]}
          </span>
        </p>
        <DeedPanel deed={deed} verb={words.save} onCancel={end}>
          <TextInput inputMode="decimal" {...field('latitude')} />
          <TextInput inputMode="decimal" {...field('longitude')} />
          <TextInput {...field('reason')} />
        </DeedPanel>
      </div>
    </div>
  )
}

/** The point as it is typed or pressed, and the deed that stores it. */
function usePin(place: Placed) {
  const navigate = useNavigate()
  const { addressId } = place
  const { draft, change, forget } = useDraft(`pin ${addressId}`, () => ({
    ...textOf(firstPoint(place)),
    reason: '',
  }))
  const point = { latitude: numberOf(draft.latitude), longitude: numberOf(draft.longitude) }
  const { deed, end } = useDeedForm({
    name: 'places.pin',
    typed: JSON.stringify(draft),
    isComplete: draft.reason.trim() !== '',
    send: ({ query, body }, options) =>
      api.pinAddress(
        {
          params: { id: String(addressId) },
          query,
          body: { ...point, reason: draft.reason, ...body },
        },
        options,
      ),
    forget,
    onEnd: () => void navigate('/plan/addresses'),
  })
  return { point, draft, change, deed, end }
}
