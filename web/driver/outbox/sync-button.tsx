import type { ComponentProps } from 'react'
import { useAction } from '../../client/use-action.ts'
import { driverWords } from '../../words/driver/driver.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { FailedNote } from '../frame/failed-note.tsx'
import { sync } from '../memory/sync.ts'

type Props = ComponentProps<typeof BigButton> & { work?: () => Promise<void> }

/** Asks the server at once; what came of it stands on the page, which follows the memory. */
export function SyncButton({ work = sync, ...button }: Props) {
  const { failed } = useWords(driverWords)
  const { busy, errors, run } = useAction(failed)
  return (
    <>
      <FailedNote text={Object.values(errors)[0]} />
      <BigButton {...button} busy={busy} onClick={() => void run(work)} />
    </>
  )
}
