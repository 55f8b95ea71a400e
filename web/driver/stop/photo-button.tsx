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
  onBlobs: (blobs: readonly NewBlob[]) => void
}

/** Takes a photo with the phone's camera, and makes it small. */
export function PhotoButton({ kind = 'photo', blobs, onBlobs }: Props) {
  const words = useWords(stopWords)
  const photos = blobs.filter((blob) => blob.kind === kind).length
  return (
    <label className="stop-proof__photo">
      <Icon name="camera" size={26} />
      {photos > 0 ? `${words.photoTaken[kind]}: ${photos}` : words.photo[kind]}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="vh"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void smallPhoto(file).then((content) => onBlobs([...blobs, { kind, content }]))
        }}
      />
    </label>
  )
}
