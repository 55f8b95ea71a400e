import { maxAddresses } from '../../../domain/customers/max-addresses.ts'
import type { Form } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressExtras, PlaceFields } from './address-fields.tsx'
import { type AddressDraft, emptyAddress, type RegistrationDraft } from './registration-draft.ts'
import { StreetFields } from './street-fields.tsx'
import type { Territory } from './territory.ts'

type Props = { form: Form<RegistrationDraft>; territory: Territory | undefined }

/** One or more addresses; exactly one is the legal address. */
export function AddressListFields({ form, territory }: Props) {
  const words = useWords(registrationWords)
  const { draft, change } = form
  const { addresses } = draft
  return (
    <>
      {addresses.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a typed address has no id yet
        <OneAddress key={index} index={index} form={form} territory={territory} />
      ))}
      {addresses.length < maxAddresses && (
        <Button
          look="text"
          flush
          icon="plus"
          onClick={() => change({ addresses: [...addresses, emptyAddress] })}
        >
          {words.addAddress}
        </Button>
      )}
    </>
  )
}

function OneAddress({ index, form, territory }: Props & { index: number }) {
  const words = useWords(registrationWords)
  const { draft, change, errors } = form
  const { addresses, legalIndex } = draft
  const isLegal = legalIndex === index
  const changeAddress = (part: Partial<AddressDraft>) =>
    change({ addresses: addresses.with(index, { ...addresses[index]!, ...part }) })
  const path = `address.${index}.`
  const address = { path, territory, draft: addresses[index]!, change: changeAddress, errors }
  const remove = () =>
    change({
      addresses: addresses.toSpliced(index, 1),
      legalIndex: legalIndex > index ? legalIndex - 1 : isLegal ? 0 : legalIndex,
    })
  return (
    <fieldset className="form__part">
      <legend>{addresses.length === 1 ? words.address : words.addressNumber(index + 1)}</legend>
      <PlaceFields {...address} />
      <StreetFields {...address} />
      <Disclosure summary={words.addressMore} open={isWrongIn(errors, path) || undefined}>
        <AddressExtras {...address} />
      </Disclosure>
      {addresses.length > 1 && (
        <div className="row">
          <Checkbox
            label={words.legalAddress}
            checked={isLegal}
            disabled={isLegal}
            onChange={() => change({ legalIndex: index })}
          />
          <Button look="clay-text" icon="trash" onClick={remove}>
            {words.removeAddress}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const isWrongIn = (errors: Record<string, string>, path: string) =>
  ['postcode', 'notes'].some((name) => errors[path + name] !== undefined)
