import { useState } from 'react'
import { typedPhone } from '../../../domain/customers/phone.ts'
import { isPrivatePerson } from '../../../contract/shop/vocabularies/person-types.ts'
import type { User } from '../../../contract/shop/customers.ts'
import { api } from '../session/api.ts'
import { changedPart } from '../../client/changed-part.ts'
import { type Form, useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

export function ProfileForm({ user }: { user: User }) {
  const words = useWords(profileWords)
  const isPerson = isPrivatePerson(user)
  const [opened, setOpened] = useState(() => pickFields(user))
  const form = useForm(opened, words.failed)

  async function save() {
    const body = changedPart(form.draft, opened)
    const answer = await api.saveUser({ params: { id: String(user.id) }, body })
    userStore.set(answer.user)
    const saved = { ...pickFields(answer.user), ...body }
    setOpened(saved)
    form.change(saved)
    toasts.show({ text: words.saved, icon: 'check' })
  }
  return (
    <section>
      <h2>{words.data}</h2>
      <form className="form" {...form.formProps(save)}>
        <FailedNote text={form.errors['']} />
        <TextInput
          {...form.field('name_surname')}
          {...(isPerson
            ? { label: words.personName, autoComplete: 'name' }
            : { label: words.companyName, autoComplete: 'organization' })}
        />
        <NumbersAndPhone form={form} isPerson={isPerson} />
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
      </form>
    </section>
  )
}

type FieldsProps = { form: Form<ReturnType<typeof pickFields>>; isPerson: boolean }

/** A person's phone stands beside the code; a company has its VAT number there. */
function NumbersAndPhone({ form: { field }, isPerson }: FieldsProps) {
  const words = useWords(profileWords)
  const phone = <TextInput {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
  const vatNumber = (
    <TextInput {...field('vat_number')} label={words.vatNumber} mark={words.optional} />
  )
  return (
    <>
      <div className="form__pair">
        <TextInput
          {...field('legalid')}
          label={isPerson ? words.personCode : words.companyNumber}
          mark={isPerson ? words.optional : undefined}
          maxLength={isPerson ? 12 : 11}
        />
        {isPerson ? phone : vatNumber}
      </div>
      {!isPerson && phone}
    </>
  )
}

const pickFields = ({ name_surname, legalid, vat_number, phone }: User) => ({
  name_surname,
  legalid,
  vat_number,
  phone: typedPhone(phone),
})
