import { useState } from 'react'
import { codesOf } from '../../client/rescue-codes.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { events } from '../memory/memory.ts'
import { senders, signedEvents } from '../memory/outbox.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import './outbox.css'

async function readCodesToShow(): Promise<string[]> {
  const unsent = (await events()).filter(({ state }) => state === 'onPhone')
  const rows = (await senders()).map(async ({ device, isOwn }) => {
    const own = await signedEvents(device, unsent.filter(isOwn))
    if (own.length === 0) return []
    return codesOf({ device: device.deviceId, sentAt: new Date().toISOString(), events: own })
  })
  return (await Promise.all(rows)).flat()
}

/** A phone that finds no network shows what it has told as a row of pictures. */
export function ShowRescue({ onBack }: { onBack: () => void }) {
  const words = useWords(outboxWords)
  const { value: codes = [] } = useLoaded('codes', readCodesToShow)
  const [index, setIndex] = useState(0)
  const label = words.code(index + 1, codes.length)
  const code = codes[index]
  return (
    <Frame title={words.rescue} onBack={onBack}>
      {code !== undefined && (
        <>
          <p className="driver-lead">{words.rescueLead(codes.length)}</p>
          <div className="outbox-code">
            <QrCode text={code} label={label} />
          </div>
          {codes.length > 1 && <output>{label}</output>}
          <div className="outbox-acts">
            {index < codes.length - 1 && (
              <BigButton onClick={() => setIndex(index + 1)}>{words.next}</BigButton>
            )}
            {index > 0 && (
              <BigButton look="line" onClick={() => setIndex(index - 1)}>
                {words.previous}
              </BigButton>
            )}
          </div>
          <details className="outbox-text">
            <summary>{words.codeText(codes.length)}</summary>
            <textarea className="input" readOnly rows={5} value={codes.join('\n')} />
          </details>
        </>
      )}
    </Frame>
  )
}
