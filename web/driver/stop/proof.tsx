import { useState } from 'react'
import {
  handovers,
  noProofReasons,
  type Proof as Wanted,
} from '../../../domain/dispatch/proof-wanted.ts'
import { TextField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import type { NewBlob } from '../memory/stored-event.ts'
import type { TypedStop } from '../road/typed-stop.ts'
import { PhotoButton } from './photo-button.tsx'
import { SignaturePad } from './signature-pad.tsx'
import './stop.css'

type Props = {
  wanted: Wanted
  blobs: readonly NewBlob[]
  typed: TypedStop
  /** Something wanted is not there, and "done" was pressed. */
  isMissing: boolean
  onChange: (change: Partial<TypedStop>) => void
  onPhoto: (photo: Promise<NewBlob>) => Promise<void>
  onBlobs: (change: (before: readonly NewBlob[]) => readonly NewBlob[]) => void
}

/** Who took it, a photo, a signature; one that is wanted is asked for and never blocks. */
export function Proof({ wanted, blobs, typed, isMissing, onChange, ...pictures }: Props) {
  const words = useWords(stopWords)
  const [isSigning, setSigning] = useState(false)
  const isSigned = blobs.some(({ kind }) => kind === 'signature')
  const sign = (content: Blob | null) =>
    pictures.onBlobs((before) => {
      const others = before.filter(({ kind }) => kind !== 'signature')
      return content ? [...others, { kind: 'signature', content }] : others
    })
  return (
    <section className="stop-proof">
      <h2>{words.proof}</h2>
      {wanted !== 'none' && <p>{words.wanted[wanted]}</p>}
      {isMissing && (
        <div className="stop-asks" role="alert">
          <Choices
            legend={words.whyNoProof}
            values={noProofReasons}
            labels={words.noProof}
            chosen={typed.noProof}
            onChoose={(noProof) => onChange({ noProof })}
          />
        </div>
      )}
      <div className="stop-proof__ways">
        <PhotoButton blobs={blobs} onPhoto={pictures.onPhoto} />
        <BigButton
          look="line"
          icon={isSigned ? 'check' : undefined}
          aria-expanded={isSigning}
          onClick={() => setSigning(!isSigning)}
        >
          {words.signature}
        </BigButton>
      </div>
      {isSigning && <SignaturePad onSigned={sign} />}
      <Receiver typed={typed} isOpen={wanted !== 'none'} onChange={onChange} />
    </section>
  )
}

type ReceiverProps = Pick<Props, 'typed' | 'onChange'> & { isOpen: boolean }

/** Whom it was given to; open where it is wanted, elsewhere behind a line. */
function Receiver({ typed, isOpen, onChange }: ReceiverProps) {
  const words = useWords(stopWords)
  return (
    <details className="stop-others stop-receiver" open={isOpen || typed.receiver !== ''}>
      <summary>{words.receiver}</summary>
      <TextField
        id="receiver"
        label={words.receiverName}
        autoComplete="off"
        maxLength={80}
        value={typed.receiver}
        onChange={({ target }) => onChange({ receiver: target.value })}
      />
      <Choices
        legend={words.handover}
        values={handovers}
        labels={words.handovers}
        chosen={typed.handover}
        onChoose={(handover) => onChange({ handover })}
      />
    </details>
  )
}
