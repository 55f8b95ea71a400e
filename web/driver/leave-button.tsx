import { useAction } from '../client/use-action.ts'
import { FailedNote } from './frame/failed-note.tsx'
import { useState } from 'react'
import { driverWords } from '../words/driver/driver.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { BigButton } from './frame/big-button.tsx'
import { sendNow } from './memory/sync.ts'
import { countUnsent, forgetDay } from './memory/wipe.ts'

type Props = { onLeft: () => void; onOutbox: () => void }

/** Signs out; never while something is on this phone alone. */
export function LeaveButton({ onLeft, onOutbox }: Props) {
  const words = useWords(driverWords)
  const { busy, errors, run } = useAction(words.failed)
  const [unsent, setUnsent] = useState(0)
  const leave = () =>
    run(async () => {
      await sendNow()
      const left = await countUnsent()
      const count = left.events + left.pictures
      setUnsent(count)
      if (count > 0) return
      await api.leaveDevice()
      await forgetDay()
      onLeft()
    })
  return (
    <>
      {unsent > 0 && (
        <div className="driver-refused" role="alert">
          <p>{words.mayNotLeave(unsent)}</p>
          <BigButton look="line" onClick={onOutbox}>
            {words.seeUnsent}
          </BigButton>
        </div>
      )}
      <FailedNote text={Object.values(errors)[0]} />
      <BigButton look="line" busy={busy} onClick={() => void leave()}>
        {words.leave}
      </BigButton>
    </>
  )
}
