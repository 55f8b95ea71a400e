import { fieldSentence } from '../../../contract/shared/field-problems.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../session/api.ts'
import { type FieldMessages, isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { NewPasswordFields, noPasswords } from './new-password-fields.tsx'
import { PersonFrame } from './person-frame.tsx'
import './person.css'

/** Sets a new password by the mail's link. */
export default function RenewPasswordPage() {
  const words = useWords(logInWords)
  const { token = '' } = useParams()
  const [renewed, setRenewed] = useState(false)
  const form = useRenewalForm()
  const { email, password, password2 } = form.draft
  const isComplete = email.trim() !== '' && password !== '' && password2 !== ''

  async function renew() {
    if (!isComplete) return
    const body = { email, password, password_confirmation: password2, token }
    await api.resetPassword({ body })
    setRenewed(true)
  }
  if (renewed) return <Renewed />
  return (
    <PersonFrame title={words.renewTitle}>
      <form className="form" method="post" {...form.formProps(renew)}>
        <Refusal errors={form.errors} />
        <TextInput
          {...form.field('email')}
          label={words.email}
          type="email"
          autoComplete="username"
        />
        <NewPasswordFields isReplacement form={form} />
        <Button type="submit" wide busy={form.busy} aria-disabled={!isComplete}>
          {words.renewSubmit}
        </Button>
      </form>
    </PersonFrame>
  )
}

function useRenewalForm() {
  const words = useWords(logInWords)
  const language = useLanguage()
  return useForm({ email: '', ...noPasswords }, words.noAnswer, {
    check: ({ password, password2 }): FieldMessages =>
      password === password2 ? {} : { password2: fieldSentence('passwords_differ', {}, language) },
    // the e-mail may be mistyped as well: the shop does not say which links exist
    messagesOf: (refused, noAnswer): FieldMessages =>
      isRefusedWith(refused, 'link_invalid')
        ? { link: words.linkRefused }
        : refusedFieldMessages(refused, noAnswer),
  })
}

function Renewed() {
  const words = useWords(logInWords)
  return (
    <PersonFrame title={words.renewTitle}>
      <div className="form">
        <Note look="leaf" role="alert">
          <p>{words.renewed}</p>
          <p>{words.renewedMore}</p>
        </Note>
        <LinkButton to="/login">{words.submit}</LinkButton>
      </div>
    </PersonFrame>
  )
}

/** A link that is no longer valid leads to a new one. */
function Refusal({ errors: { link, '': refusal } }: { errors: FieldMessages }) {
  const words = useWords(logInWords)
  if (link === undefined && refusal === undefined) return null
  return (
    <Note look="clay" role="alert">
      <p>{link ?? refusal}</p>
      {link !== undefined && (
        <p>
          <Link to="/reset-password">{words.newLink}</Link>
        </p>
      )}
    </Note>
  )
}
