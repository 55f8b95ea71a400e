import { useState } from 'react'
import { mostPhotosOfEvent } from '../../../domain/dispatch/proof-wanted.ts'
import { Icon } from '../../ui/icon.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { smallPhoto } from '../../client/small-photo.ts'
import type { NewBlob } from '../memory/stored-event.ts'
import './stop.css'

type Props = {
  /** Of what was done, or of the place for those who come later. */
  kind?: 'photo' | 'place'
  blobs: readonly NewBlob[]
  /** Answers when the photo is there. */
  onPhoto: (photo: Promise<NewBlob>) => Promise<void>
}

/** Takes a photo with the phone's camera, and makes it small. */
export function PhotoButton({ kind = 'photo', blobs, onPhoto }: Props) {
  const words = useWords(stopWords)
  const [hasFailed, setFailed] = useState(false)
  const photos = blobs.filter((blob) => blob.kind === kind).length
  const isFull = blobs.filter((blob) => blob.kind !== 'signature').length >= mostPhotosOfEvent
  const take = (file: Blob) => {
    setFailed(false)
    const photo = smallPhoto(file).then((content) => ({ kind, content }))
    void onPhoto(photo).catch(() => setFailed(true))
  }
  return (
    <>
      <label className="stop-proof__photo">
        <Icon name="camera" size={26} />
        {photos > 0 ? `${words.photoTaken[kind]}: ${photos}` : words.photo[kind]}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="vh"
          disabled={isFull}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) take(file)
          }}
        />
      </label>
      {hasFailed && (
        <p className="stop-proof__failed" role="alert">
          {words.photoFailed}
        </p>
      )}
    </>
  )
}
