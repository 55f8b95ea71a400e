import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { Loading } from '../kit/loading.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { firstOutline } from './outline.ts'
import { OutlineMap } from './outline-map.tsx'
import type { Zone } from './zones.ts'
import './zones.css'

/** The outline of a zone, drawn corner by corner. */
export function OutlinePage({ missing }: { missing: ReactNode }) {
  const words = useWords(zoneWords)
  const { code = '' } = useParams()
  const zones = useLoaded('zones', () => api.listOfficeZones())
  return (
    <Loading from={zones} head={<PlaceHead place="plan" title={words.outlineTitle(code)} />}>
      {({ rows }) => {
        const zone = rows.find((one) => one.code === code)
        return zone ? <Drawing key={code} zone={zone} zones={rows} /> : missing
      }}
    </Loading>
  )
}

function Drawing({ zone, zones }: { zone: Zone; zones: readonly Zone[] }) {
  const words = useWords(zoneWords)
  const { draft, change, deed, end } = useOutline(zone)
  const { shape, reason } = draft
  return (
    <>
      <PlaceHead place="plan" title={words.outlineTitle(zone.code)} />
      <div className="zones">
        <OutlineMap
          zone={zone}
          zones={zones}
          outline={shape}
          onChange={(outline) => change({ shape: outline })}
        />
        <div className="zones-drawing">
          <p className="quiet">{words.outlineHint}</p>
          <p className="quiet" id="zones-outline-keys">
            {words.outlineKeys}
          </p>
          <p className="num">{words.corners(shape.length)}</p>
          <DeedPanel deed={deed} verb={words.save} onCancel={end}>
            <TextInput
              label={words.reason}
              value={reason}
              error={deed.errors.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </DeedPanel>
        </div>
      </div>
    </>
  )
}

/** The outline as it is drawn, and the deed that stores it. */
function useOutline(zone: Zone) {
  const navigate = useNavigate()
  const { code } = zone
  const { draft, change, forget } = useDraft(`outline ${code}`, () => ({
    shape: zone.shape ?? firstOutline(zone),
    reason: '',
  }))
  const { shape, reason } = draft
  const { deed, end } = useDeedForm({
    name: 'zones.outline',
    typed: JSON.stringify(draft),
    isComplete: reason.trim() !== '',
    send: ({ query, body }, options) =>
      api.outlineZone({ query, body: { code, shape, reason, ...body } }, options),
    forget,
    onEnd: () => void navigate('/plan/zones'),
  })
  return { draft, change, deed, end }
}
