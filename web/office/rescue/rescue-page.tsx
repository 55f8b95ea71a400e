import { type ReactNode, useState } from 'react'
import { sendInBatches } from '../../client/event-batches.ts'
import { useAction } from '../../client/use-action.ts'
import { useCodeCamera, useRescueCodes } from '../../client/use-rescue-codes.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { rescueWords } from '../../words/office/rescue.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import './rescue.css'

/** Reads the codes of a phone that found no network: by a camera, else as pasted text. */
export function RescuePage() {
  const words = useWords(rescueWords)
  const { pasted, setPasted, see, ...rescue } = useRescue()
  return (
    <div className="rescue">
      <PageHead title={words.title} />
      <p className="quiet">{words.lead}</p>
      <Camera onCode={see}>
        <Result {...rescue} hasText={pasted.trim() !== ''} />
      </Camera>
      <FailedNote text={rescue.message} />
      <label className="rescue__paste">
        {words.pasted}
        <textarea
          className="input"
          rows={6}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
    </div>
  )
}

type Reading = Pick<ReturnType<typeof useRescue>, 'read' | 'taken' | 'take' | 'again' | 'busy'>

/** Above the camera's picture, so that it stays in sight while codes are shown. */
function Result({ read, taken, take, again, busy, hasText }: Reading & { hasText: boolean }) {
  const words = useWords(rescueWords)
  return (
    <>
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
      <output aria-live="polite">
        {taken && words.taken(taken.count, taken.waiting)}
        {!taken && read?.state === 'partly' && words.missing(read.missing, read.count)}
        {!taken && read?.state === 'whole' && words.whole(read.rescue.events.length)}
        {!taken && read?.state === 'none' && hasText && words.none}
      </output>
      {taken !== undefined && taken.waiting > 0 && (
        <LinkButton look="line" to="/">
          {words.toToday}
        </LinkButton>
      )}
    </>
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

type CameraProps = { onCode: (code: string) => void; children: ReactNode }

function Camera({ onCode, children }: CameraProps) {
  const words = useWords(rescueWords)
  const { video, isOn, toggle, isMissing } = useCodeCamera(onCode)
  return (
    <div className="rescue__reading">
      {isMissing && <output>{words.noCamera}</output>}
      <div className="rescue__acts">
        {!isMissing && (
          <Button look="line" onClick={toggle} aria-pressed={isOn}>
            {isOn ? words.cameraOff : words.camera}
          </Button>
        )}
        {children}
      </div>
      {isOn && !isMissing && <video ref={video} className="rescue__camera" muted playsInline />}
    </div>
  )
}
