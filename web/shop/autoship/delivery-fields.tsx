import { useRevalidator } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { frequenciesFor, frequencyFor } from '../../../domain/autoship/frequency.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { AddAddressLink, useAddedAddress } from '../delivery/added-address.tsx'
import { daysOf } from '../delivery/address-days.ts'
import { DayChoice } from '../delivery/day-choice.tsx'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { ZoneMapButton } from '../delivery/zone-map-button.tsx'
import { AddressesFailed } from '../delivery/addresses-failed.tsx'
import { RhythmPreview } from './rhythm-preview.tsx'
import { changeFields, type OpenAutoship, editedFields } from './open-autoship.ts'

type FieldsProps = { opened: OpenAutoship; errors: FieldMessages }

/** The addresses are undefined when they could not be loaded. */
type Props = FieldsProps & { addresses: readonly Address[] | undefined }

/** Address, rhythm, first day, name and courier notes. */
export function DeliveryFields(props: Props) {
  return (
    <>
      <AddressField {...props} />
      <RhythmFields {...props} />
      <TextFields {...props} />
    </>
  )
}

/** A new address resets the day and the frequency to ones that it allows. */
function AddressField({ opened, addresses, errors }: Props) {
  const words = useWords(autoshipWords)
  const clock = useDeliveryClock()
  const { address_id: addressId, frequency } = editedFields(opened)
  const address = addresses?.find(({ id }) => id === addressId)

  function chooseAddress(id: number) {
    const chosen = addresses?.find((other) => other.id === id)
    if (!chosen) return
    changeFields({
      address_id: id,
      delivery_date: nextValidDay(daysOf(chosen), clock),
      frequency: frequencyFor(chosen.frequency, frequency),
    })
  }
  useAddedAddress(chooseAddress)
  return (
    <section className="slip-page__part">
      <h2>{words.where}</h2>
      {addresses === undefined && <ReloadAddresses />}
      <Select
        id="address_id"
        label={words.address}
        value={addressId ?? ''}
        error={errors.address_id}
        onChange={(event) => chooseAddress(Number(event.target.value))}
        hint={<AddAddressLink label={words.addAddress} />}
      >
        {!address && (
          <option value={addressId ?? ''}>{opened.autoship.address?.full_address ?? ''}</option>
        )}
        {addresses?.map((other) => (
          <AddressOption key={other.id} address={other} />
        ))}
      </Select>
      {opened.autoship.lock === 0 && <ZoneMapButton />}
    </section>
  )
}

function ReloadAddresses() {
  const { revalidate, state } = useRevalidator()
  return <AddressesFailed busy={state === 'loading'} onRetry={() => void revalidate()} />
}

function RhythmFields({ opened, addresses, errors }: Props) {
  const words = useWords(autoshipWords)
  const { address_id: addressId, frequency, delivery_date: day } = editedFields(opened)
  const address = addresses?.find(({ id }) => id === addressId)
  const offered = address ? frequenciesFor(address.frequency) : opened.autoship.frequencies
  return (
    <section className="slip-page__part autoship-edit__how">
      <h2>{words.how}</h2>
      <FrequencyField frequency={frequency} offered={offered} error={errors.frequency} />
      {address && opened.draft.address_id !== undefined && (
        <FrequencyOfAddress opened={opened} address={address} />
      )}
      <div id="delivery_date" tabIndex={-1}>
        <p className="label">{words.when}</p>
        <DayChoice
          address={address}
          value={day}
          onChange={(chosen) => changeFields({ delivery_date: chosen })}
        />
        <FieldError id="delivery_date" error={errors.delivery_date} />
      </div>
      <RhythmPreview opened={opened} address={address} />
    </section>
  )
}

type FrequencyProps = { frequency: number; offered: readonly number[]; error: string | undefined }

function FrequencyField({ frequency, offered, error }: FrequencyProps) {
  const words = useWords(autoshipWords)
  return (
    <Select
      id="frequency"
      label={words.frequency}
      hint={words.frequencyHint}
      value={frequency}
      error={error}
      onChange={(event) => changeFields({ frequency: Number(event.target.value) })}
    >
      {!offered.includes(frequency) && (
        <option value={frequency}>{words.everyWeeks(frequency)}</option>
      )}
      {offered.map((weeks) => (
        <option key={weeks} value={weeks}>
          {words.everyWeeks(weeks)}
        </option>
      ))}
    </Select>
  )
}

/** A new address that our courier reaches less often changes the rhythm as well. */
function FrequencyOfAddress({ opened, address }: { opened: OpenAutoship; address: Address }) {
  const words = useWords(autoshipWords)
  const { frequency } = editedFields(opened)
  if (frequenciesFor(address.frequency).includes(opened.autoship.frequency)) return null
  return (
    <Note look="sun">
      <p>{words.frequencyOfAddress(words.everyWeeks(frequency).toLowerCase())}</p>
    </Note>
  )
}

function TextFields({ opened, errors }: FieldsProps) {
  const words = useWords(autoshipWords)
  const fields = editedFields(opened)
  return (
    <section
      className={classNames(
        'slip-page__part autoship-edit__texts',
        fields.notes === '' && 'no-print',
      )}
    >
      <TextInput
        id="autoship_name"
        label={words.name}
        hint={words.nameHint}
        value={fields.autoship_name}
        maxLength={80}
        autoComplete="off"
        error={errors.autoship_name}
        onChange={(event) => changeFields({ autoship_name: event.target.value })}
      />
      <TextArea
        id="notes"
        label={words.notes}
        value={fields.notes}
        maxLength={1_000}
        error={errors.notes}
        onChange={(event) => changeFields({ notes: event.target.value })}
      />
    </section>
  )
}

function AddressOption({ address: { id, full_address, frequency } }: { address: Address }) {
  const words = useWords(autoshipWords)
  return (
    <option value={id} disabled={frequency === 0}>
      {frequency === 0 ? `${full_address} – ${words.notOurs}` : full_address}
    </option>
  )
}
