import { useState } from 'react'
import { sendInBatches } from '../../client/event-batches.ts'
import { useAction } from '../../client/use-action.ts'
import { useCodeCamera, useRescueCodes } from '../../client/use-rescue-codes.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import './outbox.css'

/** What the codes hold once all are there, and its sending on. */
function useRescue() {
  const { failed } = useWords(driverWords)
  const [taken, setTaken] = useState<number>()
  const { busy, errors, run } = useAction(failed)
  const { read, ...codes } = useRescueCodes()
  const take = () =>
    run(async () => {
      if (read?.state !== 'whole') return
      // Their own clock is not known to be right by now: the events say when they happened.
      const { device, sentAt } = read.rescue
      const verdicts = await sendInBatches(read.rescue.events, (events) =>
        api.sendEvents({ body: { device, sentAt, isCarried: true, events } }),
      )
      setTaken(verdicts.length)
    })
  return { ...codes, read, taken, take, busy, error: Object.values(errors)[0] }
}

/** Takes over what another phone cannot send; its own key has signed it, so nothing is changed. */
export function ReadRescue({ onBack }: { onBack: () => void }) {
  const words = useWords(outboxWords)
  const { pasted, setPasted, see, read, taken, take, busy, error } = useRescue()
  const resultText = () => {
    if (taken !== undefined) return words.taken(taken)
    if (read?.state === 'partly') return words.missing(read.missing, read.count)
    return read?.state === 'whole' && words.whole
  }
  return (
    <Frame title={words.read} onBack={onBack}>
      <p className="driver-lead">{words.readLead}</p>
      <Camera onCode={see} />
      <output>{resultText()}</output>
      <FailedNote text={error} />
      {read?.state === 'whole' && taken === undefined && (
        <div className="outbox-acts">
          <BigButton busy={busy} onClick={() => void take()}>
            {words.take}
          </BigButton>
        </div>
      )}
      <label className="outbox-paste">
        {words.pasted}
        <textarea
          className="input"
          rows={4}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
    </Frame>
  )
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords(outboxWords)
  const { video, isOn, toggle, isMissing } = useCodeCamera(onCode)
  if (isMissing) return <output>{words.noCamera}</output>
  return (
    <div className="outbox-reading">
      <BigButton look="line" onClick={toggle}>
        {words.camera}
      </BigButton>
      {isOn && <video ref={video} className="outbox-camera" muted playsInline />}
    </div>
  )
}
