import { useAction } from '../../client/use-action.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/** What can be done with the marked orders, all in one act. */
export function OrderActs({ readIds }: { readIds: () => Promise<number[]> }) {
  const words = useWords(deedWords)
  const frame = useWords(frameWords)
  const { busy, errors, run } = useAction(frame.failed)
  const isAllowed = useMayDo()('changeOrders')
  const acts = (['move', 'cancel', 'release'] as const).map((deed) => ({
    deed,
    label: words.forMany[deed],
    start: () => void run(async () => startDeed({ deed, orderIds: await readIds() })),
  }))
  useShortcuts(
    isAllowed ? acts.map(({ label, start }) => ({ label, group: 'list', run: start })) : [],
  )
  if (!isAllowed) return null
  return (
    <>
      {acts.map(({ deed, label, start }) => (
        <button key={deed} type="button" aria-busy={busy} onClick={start}>
          {label}
        </button>
      ))}
      {errors[''] && <p role="alert">{errors['']}</p>}
    </>
  )
}
