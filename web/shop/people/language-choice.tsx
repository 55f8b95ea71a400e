import type { User } from '../../../contract/customers.ts'
import { changeLanguage } from '../../client/change-language.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from './user-store.ts'

/** The language of the shop and of the mails. */
export function LanguageChoice({ user }: { user: User }) {
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
