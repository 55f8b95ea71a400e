import { isPrivatePerson } from '../../../contract/shop/vocabularies/person-types.ts'
import type { User } from '../../../contract/shop/customers.ts'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
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
  const { draft, field, errors, busy, formProps } = useForm(
    {
      name_surname: user.name_surname,
      legalid: user.legalid,
      vat_number: user.vat_number,
      phone: user.phone,
    },
    words.failed,
  )
  async function save() {
    const { vat_number, ...rest } = draft
    const body = isPerson ? rest : { ...rest, vat_number }
    userStore.set((await api.saveUser({ params: { id: String(user.id) }, body })).user)
    toasts.show({ text: words.saved, icon: 'check' })
  }
  return (
    <section>
      <h2>{words.data}</h2>
      <form className="form" {...formProps(save)}>
        <FailedNote text={errors['']} />
        <TextInput
          {...field('name_surname')}
          label={isPerson ? words.personName : words.companyName}
          autoComplete={isPerson ? 'name' : 'organization'}
        />
        <div className="form__pair">
          <TextInput
            {...field('legalid')}
            label={isPerson ? words.personCode : words.companyNumber}
            {...(isPerson && { mark: words.optional })}
            maxLength={isPerson ? 12 : 11}
          />
          {isPerson ? (
            <TextInput {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
          ) : (
            <TextInput {...field('vat_number')} label={words.vatNumber} mark={words.optional} />
          )}
        </div>
        {!isPerson && (
          <TextInput {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
        )}
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </section>
  )
}
