import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { type OpenDeed, startDeed } from '../deed/open-deed.ts'
import { useActionWithToast } from '../kit/use-action-with-toast.ts'

type Props = {
  label: string
  readIds: () => Promise<number[]>
  deedOf: (ids: number[]) => OpenDeed
}

/** Opens one deed for all marked rows. */
export function ActOnMarked({ label, readIds, deedOf }: Props) {
  const frame = useWords(frameWords)
  const { busy, run } = useActionWithToast(frame.failed)
  const start = () => void run(async () => startDeed(deedOf(await readIds())))
  return (
    <button type="button" aria-busy={busy} onClick={start}>
      {label}
    </button>
  )
}
