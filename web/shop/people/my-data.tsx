import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'

/** Downloads all data held about the customer. */
export function MyData() {
  const words = useWords(profileWords)
  const { busy, errors, run } = useAction(words.loadFailed)
  const download = () =>
    run(async () => {
      const everything = JSON.stringify(await api.downloadMyData(), undefined, 2)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([everything], { type: 'application/json' }))
      link.download = 'avots.json'
      link.click()
      URL.revokeObjectURL(link.href)
    })
  return (
    <section>
      <h2>{words.myData}</h2>
      <p>{words.myDataText}</p>
      <FailedNote text={errors['']} />
      <Button look="line" busy={busy} onClick={() => void download()}>
        {words.download}
      </Button>
    </section>
  )
}
