import { useState } from 'react'
import type { Proof as Wanted } from '../../../domain/dispatch/proof-wanted.ts'
import { Icon } from '../../ui/icon.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import type { NewBlob } from '../memory/stored-event.ts'
import { SignaturePad } from './signature-pad.tsx'
import { smallPhoto } from '../memory/small-photo.ts'
import './stop.css'

type Props = {
  wanted: Wanted
  blobs: readonly NewBlob[]
  onChange: (blobs: readonly NewBlob[]) => void
}

/** A photo and a signature; one that is wanted is asked for and never blocks. */
export function Proof({ wanted, blobs, onChange }: Props) {
  const words = useWords(stopWords)
  const [isSigning, setSigning] = useState(false)
  const photos = blobs.filter(({ kind }) => kind === 'photo').length
  const isSigned = blobs.some(({ kind }) => kind === 'signature')
  const sign = (content: Blob | null) => {
    const others = blobs.filter(({ kind }) => kind !== 'signature')
    onChange(content ? [...others, { kind: 'signature', content }] : others)
  }
  return (
    <section className="stop-proof">
      <h2>{words.proof}</h2>
      {wanted !== 'none' && <p>{words.wanted[wanted]}</p>}
      <div className="stop-proof__ways">
        <label className="stop-proof__photo">
          <Icon name="camera" size={26} />
          {photos > 0 ? `${words.photoTaken}: ${photos}` : words.photo}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="vh"
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file)
                void smallPhoto(file).then((content) =>
                  onChange([...blobs, { kind: 'photo', content }]),
                )
            }}
          />
        </label>
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
    </section>
  )
}
