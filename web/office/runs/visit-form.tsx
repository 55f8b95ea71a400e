import { useState } from 'react'
import { type VisitKind, visitKinds } from '../../../domain/dispatch/stop-kinds.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { CustomerField } from '../deed/customer-field.tsx'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** A door without an order: to fetch empties, for a service, or to count the bottles there. */
export function VisitForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [customer, setCustomer] = useState('')
  const [kind, setKind] = useState<VisitKind>('empties')
  const [chosen, setChosen] = useState<number>()
  const [day, setDay] = useState<string>(run.day)
  const [note, setNote] = useState('')
  const [driverAgreed, setDriverAgreed] = useState(false)
  const id = /^\d+$/.test(customer.trim()) ? customer.trim() : undefined
  const doors = useLoaded(id, () => api.listDoors({ params: { id: id! } })).value?.doors ?? []
  const addressId =
    doors.find((door) => door.addressId === chosen)?.addressId ?? doors[0]?.addressId
  const isToday = day === run.day
  const isOnRoad = isToday && run.state === 'road'
  const add = () => {
    if (id === undefined || addressId === undefined) return
    const visit = { customerId: Number(id), addressId, kind, note }
    void act(
      () =>
        isToday
          ? api.addVisitToRun({
              params: { id: String(run.id) },
              body: { ...visit, driverAgreed: isOnRoad && driverAgreed },
            })
          : api.planVisit({ body: { ...visit, day } }),
      isToday ? words.visitAdded : words.visitPlanned(day),
    )
  }
  return (
    <RunForm verb={words.visitDo} busy={busy} message={message} onSubmit={add}>
      <Select
        label={words.visitKind}
        value={kind}
        onChange={({ target }) => setKind(target.value as VisitKind)}
      >
        {visitKinds.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </Select>
      <CustomerField
        field={{
          id: 'visit-customer',
          value: customer,
          error: undefined,
          onChange: ({ target }) => setCustomer(target.value),
        }}
        onChoose={(customerId) => setCustomer(String(customerId))}
      />
      {id !== undefined && (
        <Select
          label={words.visitDoor}
          hint={doors.length === 0 ? words.visitNoDoor : undefined}
          value={addressId ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {doors.map((door) => (
            <option key={door.addressId} value={door.addressId}>
              {door.address}
            </option>
          ))}
        </Select>
      )}
      <TextInput
        type="date"
        label={words.visitDay}
        min={run.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextInput
        label={words.visitNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {isOnRoad && (
        <Checkbox
          label={words.driverAgreed}
          checked={driverAgreed}
          onChange={({ target }) => setDriverAgreed(target.checked)}
        />
      )}
    </RunForm>
  )
}
