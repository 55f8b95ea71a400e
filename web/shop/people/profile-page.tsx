import { useStore } from '../../client/store.ts'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { AgreedSums } from './agreed-sums.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailChange } from './email-change.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { MyData } from './my-data.tsx'
import { NewsletterSwitch } from './newsletter-switch.tsx'
import { PasswordLink } from './password-link.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { userStore } from './user-store.ts'
import './profile.css'

export default function ProfilePage() {
  const words = useWords(profileWords)
  const user = useStore(userStore).value
  return (
    <AccountFrame title={words.title}>
      {user && (
        <div className="profile">
          <AgreedSums user={user} />
          <ProfileForm key={user.id} user={user} />
          <LanguageChoice user={user} />
          <NewsletterSwitch user={user} />
          <PasswordLink />
          <EmailChange email={user.email} />
          <SessionList />
          <MyData />
          <DeleteAccount />
        </div>
      )}
    </AccountFrame>
  )
}
