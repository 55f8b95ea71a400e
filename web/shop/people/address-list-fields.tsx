import { mostAddresses } from '../../../domain/customers/most-addresses.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { registrationWords } from '../../words/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressDraft, emptyAddress, type RegistrationDraft } from './registration-draft.ts'

type Props = {
  draft: RegistrationDraft
  onChange: (change: Partial<RegistrationDraft>) => void
  errors: Record<string, string>
}

/** One address or more; one of them is the legal one. */
export function AddressListFields({ draft: { addresses, legal }, onChange, errors }: Props) {
  const words = useWords(registrationWords)
  const changeOne = (place: number, change: Partial<AddressDraft>) =>
    onChange({
      addresses: addresses.map((address, index) =>
        index === place ? { ...address, ...change } : address,
      ),
    })
  const remove = (place: number) =>
    onChange({
      addresses: addresses.filter((_, index) => index !== place),
      legal: legal > place ? legal - 1 : legal === place ? 0 : legal,
    })
  return (
    <>
      {addresses.map((address, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address being typed has no other name than its place
        <fieldset key={index} className="person-form__part">
          <legend>{addresses.length === 1 ? words.address : words.addressNumber(index + 1)}</legend>
          <AddressFields
            path={`address.${index}`}
            draft={address}
            onChange={(change) => changeOne(index, change)}
            errors={errors}
          />
          {addresses.length > 1 && (
            <div className="row">
              <Checkbox
                label={words.legalAddress}
                checked={legal === index}
                disabled={legal === index}
                onChange={() => onChange({ legal: index })}
              />
              <Button look="clay-text" icon="trash" onClick={() => remove(index)}>
                {words.removeAddress}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {addresses.length < mostAddresses && (
        <Button
          look="text"
          icon="plus"
          onClick={() => onChange({ addresses: [...addresses, emptyAddress] })}
        >
          {words.addAddress}
        </Button>
      )}
    </>
  )
}
