import type { User } from '../../../contract/shop/customers.ts'
import { useStore } from '../../client/store.ts'
import { changeLanguage } from '../session/change-language.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { useEuros } from '../../words/use-euros.ts'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { inBrowser } from '../session/loading.ts'
import type { Route } from './+types/profile-page.ts'
import { MessageChoices } from '../offline/message-choices.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailChange } from './email-change.tsx'
import { MyData } from './my-data.tsx'
import { NewsletterSwitch } from './newsletter-switch.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { userStore } from '../session/user-store.ts'
import './profile.css'

const orNothing = <Value,>(call: Promise<{ data: Value }>) =>
  call.then(
    ({ data }) => data,
    () => undefined,
  )

export const clientLoader = inBrowser(async ({ api }) => {
  // the profile can be changed without these lists
  const [sessions, ways] = await Promise.all([
    orNothing(api.listSessions()),
    orNothing(api.listLogInWays()),
  ])
  return { sessions, ways }
})

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(profileWords).title} />
}

export default function ProfilePage({ loaderData: { sessions, ways } }: Route.ComponentProps) {
  const words = useWords(profileWords)
  const user = useStore(userStore).value
  const hasPassword = ways?.has_password !== 0
  return (
    <AccountFrame title={words.title}>
      {user && (
        <div className="people-profile">
          <AgreedSums user={user} />
          <ProfileForm key={user.id} user={user} />
          <LanguageChoice user={user} />
          <NewsletterSwitch user={user} />
          <MessageChoices />
          <PasswordLink hasPassword={hasPassword} />
          {ways && <PasskeyList passkeys={ways.passkeys} />}
          <EmailChange
            email={user.email}
            isConfirmed={user.email_confirmed === 1}
            hasPassword={hasPassword}
          />
          <SessionList sessions={sessions} />
          <MyData />
          <DeleteAccount hasPassword={hasPassword} />
        </div>
      )}
    </AccountFrame>
  )
}

/** The credit limit and the deposit; zero sums are left out. */
function AgreedSums({ user }: { user: User }) {
  const words = useWords(profileWords)
  const euros = useEuros()
  const sums = [
    [words.creditLimit, user.pay_later === 1 ? user.credit_limit : 0],
    [words.depositPaid, user.bail_payed],
    [words.depositRequired, user.bail_required],
  ] as const
  const visible = sums.filter(([, sum]) => sum > 0)
  if (visible.length === 0) return null
  return (
    <dl className="people-profile__sums">
      {visible.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{euros(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The language of the shop and of the mails. */
function LanguageChoice({ user }: { user: User }) {
  const words = useWords(profileWords)
  return (
    <section>
      <h2>{words.language}</h2>
      <RadioList
        name="language"
        label={words.languageText}
        value={user.language}
        onChange={(language) => {
          userStore.set({ ...user, language })
          void changeLanguage(language)
        }}
        options={[
          { value: 'lv', title: words.latvian },
          { value: 'en', title: words.english },
        ]}
      />
    </section>
  )
}

function PasswordLink({ hasPassword }: { hasPassword: boolean }) {
  const words = useWords(profileWords)
  return (
    <section>
      <h2>{words.password}</h2>
      <p>{hasPassword ? words.passwordText : words.noPassword}</p>
      <LinkButton look="line" to="/user/profile/chage-password">
        {hasPassword ? words.changePassword : words.createPassword}
      </LinkButton>
    </section>
  )
}
