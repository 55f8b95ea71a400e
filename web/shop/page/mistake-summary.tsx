import { ErrorSummary, type FieldMistake } from '../../ui/error-summary.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { title: string; mistakes: readonly FieldMistake[]; attempt: number }

/** Above a form, with a link to each field that has a mistake. */
export function MistakeSummary(props: Props) {
  const { mistake: titleMark } = useWords(frameWords)
  return props.mistakes.length > 0 && <ErrorSummary {...props} titleMark={titleMark} />
}
