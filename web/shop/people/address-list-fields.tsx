import { maxAddresses } from '../../../domain/customers/max-addresses.ts'
import type { Form } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressDraft, emptyAddress, type RegistrationDraft } from './registration-draft.ts'
import type { Territory } from './territory.ts'

type Props = { form: Form<RegistrationDraft>; territory: Territory | undefined }

/** One or more addresses; exactly one is the legal address. */
export function AddressListFields({ form: { draft, change, errors }, territory }: Props) {
  const words = useWords(registrationWords)
  const { addresses, legalIndex } = draft
  const changeAddress = (changedIndex: number, part: Partial<AddressDraft>) =>
    change({
      addresses: addresses.map((address, index) =>
        index === changedIndex ? { ...address, ...part } : address,
      ),
    })
  const remove = (removedIndex: number) =>
    change({
      addresses: addresses.filter((_, index) => index !== removedIndex),
      legalIndex:
        legalIndex > removedIndex ? legalIndex - 1 : legalIndex === removedIndex ? 0 : legalIndex,
    })
  return (
    <>
      {addresses.map((address, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a typed address has no id yet
        <fieldset key={index} className="form__part">
          <legend>{addresses.length === 1 ? words.address : words.addressNumber(index + 1)}</legend>
          <AddressFields
            path={`address.${index}.`}
            territory={territory}
            draft={address}
            change={(part) => changeAddress(index, part)}
            errors={errors}
          />
          {addresses.length > 1 && (
            <div className="row">
              <Checkbox
                label={words.legalAddress}
                checked={legalIndex === index}
                disabled={legalIndex === index}
                onChange={() => change({ legalIndex: index })}
              />
              <Button look="clay-text" icon="trash" onClick={() => remove(index)}>
                {words.removeAddress}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {addresses.length < maxAddresses && (
        <Button
          look="text"
          icon="plus"
          onClick={() => change({ addresses: [...addresses, emptyAddress] })}
        >
          {words.addAddress}
        </Button>
      )}
    </>
  )
}
