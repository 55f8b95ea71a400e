import { useEffect, useRef, useState } from 'react'
import { readCodes } from '../../client/rescue-codes.ts'
import { useAction } from '../../client/use-action.ts'
import { hasCamera, watchCodes } from '../../client/watch-codes.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import './outbox.css'

/** What the codes hold once all are there, and its sending on. */
function useRescue(codes: readonly string[]) {
  const { failed } = useWords(driverWords)
  const [taken, setTaken] = useState<number>()
  const { busy, errors, run } = useAction(failed)
  const { value: read } = useLoaded(codes.join(' '), () => readCodes(codes))
  const take = () =>
    run(async () => {
      if (read?.state !== 'whole') return
      const { device, events } = read.rescue
      // Their own clock is not known to be right by now: the events say when they happened.
      const body = { device, sentAt: read.rescue.sentAt, events }
      const { verdicts } = await api.sendEvents({ body })
      setTaken(verdicts.length)
    })
  return { read, taken, take, busy, error: Object.values(errors)[0] }
}

/** Takes over what another phone cannot send; its own key has signed it, so nothing is changed. */
export function ReadRescue({ onBack }: { onBack: () => void }) {
  const words = useWords(outboxWords)
  const [seen, setSeen] = useState<readonly string[]>([])
  const [pasted, setPasted] = useState('')
  const { read, taken, take, busy, error } = useRescue([...seen, ...pasted.split(/\s+/)])
  return (
    <Frame title={words.read} onBack={onBack}>
      <p className="driver-lead">{words.readLead}</p>
      <Camera
        onCode={(code) => setSeen((codes) => (codes.includes(code) ? codes : [...codes, code]))}
      />
      <label className="outbox-paste">
        {words.pasted}
        <textarea
          className="input"
          rows={4}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      <output>
        {taken === undefined
          ? read?.state === 'partly' && words.missing(read.missing.join(', '))
          : words.taken(taken)}
      </output>
      <FailedNote text={error} />
      {read?.state === 'whole' && taken === undefined && (
        <BigButton busy={busy} onClick={() => void take()}>
          {words.take}
        </BigButton>
      )}
    </Frame>
  )
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords(outboxWords)
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(onCode)
  useEffect(() => {
    report.current = onCode
  })
  useEffect(() => {
    if (!isOn || !video.current) return undefined
    return watchCodes(video.current, {
      onCode: (code) => report.current(code),
      onNoCamera: () => setRefused(true),
    })
  }, [isOn])
  if (isRefused || !hasCamera()) return <output>{words.noCamera}</output>
  return (
    <>
      <BigButton look="line" onClick={() => setOn(!isOn)}>
        {words.camera}
      </BigButton>
      {isOn && <video ref={video} className="outbox-camera" muted playsInline />}
    </>
  )
}
