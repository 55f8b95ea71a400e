import { LinkButton } from '../../ui/link-button.tsx'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'

export function PasswordLink() {
  const words = useWords(profileWords)
  return (
    <section>
      <h2>{words.password}</h2>
      <p>{words.passwordText}</p>
      <LinkButton look="line" to="/user/profile/chage-password">
        {words.changePassword}
      </LinkButton>
    </section>
  )
}
