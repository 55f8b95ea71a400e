import { useEffect } from 'react'
import type { User } from '../../../contract/shop/customers.ts'
import { api } from '../session/api.ts'
import { type Form, useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { TermsLink } from '../page/terms-link.tsx'
import { track } from '../tracking/track.ts'
import { AddressListFields } from './address-list-fields.tsx'
import { FormMistakes } from './form-mistakes.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PersonCodeField, PersonFields } from './person-fields.tsx'
import {
  clearDraft,
  readDraft,
  type RegistrationDraft,
  saveDraft,
  userFields,
} from './registration-draft.ts'
import { fieldLabel } from './registration-labels.ts'
import type { Territory } from './territory.ts'
import { mistakesOf, registrationProblems } from './registration-problems.ts'
import { userStore } from '../session/user-store.ts'

type Props = {
  territory: Territory | undefined
  /** The choices for "how did you hear of us". */
  references: readonly { id: number; name: string }[]
  onDone: () => void
}

export function RegistrationForm({ territory, references, onDone }: Props) {
  const words = useWords(registrationWords)
  const language = useLanguage()
  const form = useForm(readDraft, words.failed, {
    check: (draft) => mistakesOf(registrationProblems(draft), language),
  })
  const { draft } = form
  useEffect(() => saveDraft(draft), [draft])

  async function register() {
    const user = await registerGuest(draft)
    clearDraft()
    track({ name: 'CompleteRegistration' })
    userStore.set(user)
    onDone()
  }
  return (
    <form className="form" method="post" {...form.formProps(register)}>
      <FormMistakes
        title={words.mistakes}
        form={form}
        labelOf={(fieldId) => fieldLabel(fieldId, draft, words)}
      />
      <PersonFields form={form} />
      <AddressListFields form={form} territory={territory} />
      <MoreFields form={form} references={references} />
      <PasswordChoice form={form} />
      <Agreement form={form} />
      <Button
        type="submit"
        wide
        busy={form.busy}
        disabledReason={draft.agreed ? undefined : words.agreeFirst}
      >
        {words.submit}
      </Button>
    </form>
  )
}

/** The guest's record becomes the customer's, so cart and token stay. */
async function registerGuest(draft: RegistrationDraft): Promise<User> {
  const { id } = userStore.read().value ?? (await userStore.load())
  const body = userFields(draft)
  const { password, password2 } = draft
  const { user } = draft.withPassword
    ? await api.saveUser({ params: { id: String(id) }, body: { ...body, password, password2 } })
    : await api.registerWithoutPassword({ body })
  return user
}

type FormProps = { form: Form<RegistrationDraft> }

/** What an order does not need: a person's code, where the customer heard of us, the newsletter. */
function MoreFields({ form, references }: FormProps & Pick<Props, 'references'>) {
  const words = useWords(registrationWords)
  const { draft, change, field, errors } = form
  const isWrong = errors.legalid !== undefined || errors.reference !== undefined
  return (
    <Disclosure summary={words.personMore} open={isWrong || undefined}>
      <div className="form">
        {draft.personType === 'person' && <PersonCodeField form={form} />}
        <Select {...field('reference')} label={words.reference} mark={words.optional}>
          <option value="">{words.choose}</option>
          {references.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          label={<NoBreak>{words.newsletter}</NoBreak>}
          checked={draft.newsletter}
          onChange={(event) => change({ newsletter: event.target.checked })}
        />
      </div>
    </Disclosure>
  )
}

/** A mailed link or a passkey does instead of a password. */
function PasswordChoice({ form }: FormProps) {
  const words = useWords(registrationWords)
  const { draft, change } = form
  return (
    <div>
      {draft.withPassword ? <NewPasswordFields form={form} /> : <p>{words.noPassword}</p>}
      <Button look="text" flush onClick={() => change({ withPassword: !draft.withPassword })}>
        {draft.withPassword ? words.withoutPassword : words.withPassword}
      </Button>
    </div>
  )
}

function Agreement({ form: { draft, change, errors } }: FormProps) {
  const words = useWords(registrationWords)
  return (
    <Checkbox
      id="confirmed_agreement"
      label={words.agreement}
      hint={<TermsLink />}
      checked={draft.agreed}
      onChange={(event) => change({ agreed: event.target.checked })}
      error={errors.confirmed_agreement}
    />
  )
}
