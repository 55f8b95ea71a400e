import { useState } from 'react'
import { sendInBatches } from '../../client/event-batches.ts'
import { useAction } from '../../client/use-action.ts'
import { useCodeCamera, useRescueCodes } from '../../client/use-rescue-codes.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { rescueWords } from '../../words/office/rescue.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import './rescue.css'

/** Reads the codes of a phone that found no network: by a camera, else as pasted text. */
export function RescuePage() {
  const words = useWords(rescueWords)
  const { pasted, setPasted, see, read, taken, take, again, busy, message } = useRescue()
  return (
    <div className="rescue">
      <PageHead title={words.title} />
      <p className="quiet">{words.lead}</p>
      <Camera onCode={see} />
      <label className="rescue__paste">
        {words.pasted}
        <textarea
          className="input"
          rows={6}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      <output aria-live="polite">
        {taken && words.taken(taken.count, taken.waiting)}
        {!taken && read?.state === 'partly' && words.missing(read.missing.join(', '), read.count)}
        {!taken && read?.state === 'whole' && words.whole(read.rescue.events.length)}
        {!taken && read?.state === 'none' && pasted.trim() !== '' && words.none}
      </output>
      <FailedNote text={message} />
      {read?.state === 'whole' && !taken && (
        <Button busy={busy} onClick={() => void take()}>
          {words.take}
        </Button>
      )}
      {taken && (
        <Button look="line" onClick={again}>
          {words.again}
        </Button>
      )}
    </div>
  )
}

/** The codes that were seen and pasted, what they are together, and what was taken of it. */
function useRescue() {
  const words = useWords(rescueWords)
  const { read, clear, ...codes } = useRescueCodes()
  const [taken, setTaken] = useState<{ count: number; waiting: number }>()
  const { busy, errors, run } = useAction(words.failed)
  const take = () =>
    run(async () => {
      if (read?.state !== 'whole') return
      const { device, sentAt } = read.rescue
      const verdicts = await sendInBatches(read.rescue.events, (events) =>
        api.takeRescue({ body: { device, sentAt, events } }),
      )
      const waiting = verdicts.filter(({ verdict }) => verdict !== 'accepted').length
      setTaken({ count: verdicts.length, waiting })
    })
  const again = () => {
    clear()
    setTaken(undefined)
  }
  const message = Object.values(errors)[0]
  return { ...codes, read, taken, take, again, busy, message }
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords(rescueWords)
  const { video, isOn, toggle, isMissing } = useCodeCamera(onCode)
  if (isMissing) return <output>{words.noCamera}</output>
  return (
    <div>
      <Button look="line" onClick={toggle} aria-pressed={isOn}>
        {isOn ? words.cameraOff : words.camera}
      </Button>
      {isOn && <video ref={video} className="rescue__camera" muted playsInline />}
    </div>
  )
}
