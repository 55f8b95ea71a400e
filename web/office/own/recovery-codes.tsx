import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import './own.css'

type Props = { codes: readonly string[]; onKept: () => void }

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const words = useWords(ownWords)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toasts.show({ text: words.copied })
  }
  return (
    <section className="own-codes" aria-labelledby="own-codes-title">
      <h2 id="own-codes-title">{words.codesTitle}</h2>
      <p>{words.codesText}</p>
      <ol className="own-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="row">
        <Button look="line" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onKept}>{words.codesKept}</Button>
      </p>
    </section>
  )
}
