import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useLimitsSentence } from './limit-fields.tsx'
import { Shifts } from './shifts.tsx'
import { type VehicleAct, VehicleSheet } from './vehicle-sheet.tsx'
import type { Vehicle } from './zones.ts'
import './zones.css'

/** The vans with what they take and their cash registers. */
export function VehiclesPage() {
  const words = useWords(zoneWords)
  const vehicles = useLoaded('vehicles', () => api.listVehicles())
  useLive(['own'], vehicles.reload)
  const [act, setAct] = useState<VehicleAct>()
  const add = () => setAct({ name: 'add' })
  useShortcuts([{ label: words.add, group: 'page', run: add }])
  return (
    <>
      <PlaceHead place="plan" title={words.vehiclesTitle}>
        <Button look="line" onClick={add}>
          {words.add}
        </Button>
      </PlaceHead>
      <Loading from={vehicles}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState picture="drop" title={words.noVehicles} />
          ) : (
            <Vehicles rows={rows} onAct={setAct} />
          )
        }
      </Loading>
      <div hidden={vehicles.value === undefined && !vehicles.hasFailed}>
        <Shifts />
      </div>
      <VehicleSheet act={act} onClose={() => setAct(undefined)} onDone={vehicles.reload} />
    </>
  )
}

type Props = { rows: readonly Vehicle[]; onAct: (act: VehicleAct) => void }

function useColumns(onAct: Props['onAct']): Column<Vehicle>[] {
  const words = useWords(zoneWords)
  const said = useLimitsSentence()
  return [
    { id: 'plate', head: words.plate, cell: ({ plate }) => <b>{plate}</b> },
    { id: 'load', head: words.load, cell: said },
    {
      id: 'register',
      head: words.register,
      cell: ({ cashRegister }) => cashRegister ?? <span className="quiet">{words.noRegister}</span>,
    },
    {
      id: 'act',
      head: words.act,
      hideHead: true,
      end: true,
      cell: (vehicle) => (
        <span className="row zones-acts">
          {(['change', 'retire'] as const).map((name) => (
            <Button
              key={name}
              look="text"
              aria-label={words.named(words[name], vehicle.plate)}
              onClick={() => onAct({ name, vehicle })}
            >
              {words[name]}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}

function Vehicles({ rows, onAct }: Props) {
  const words = useWords(zoneWords)
  return (
    <DataTable
      caption={words.vehiclesTitle}
      hideCaption
      columns={useColumns(onAct)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}
