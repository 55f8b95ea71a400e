import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './door-photos.css'

/** Pictures that a driver has taken at a door; each opens whole. */
export function DoorPhotos({ ids }: { ids: readonly number[] }) {
  const words = useWords(frameWords)
  if (ids.length === 0) return null
  return (
    <p className="kit-door-photos">
      {ids.map((id) => (
        <a key={id} href={`/office/api/files/${id}`} target="_blank" rel="noreferrer">
          <img src={`/office/api/files/${id}`} alt={words.doorPhoto} loading="lazy" />
        </a>
      ))}
    </p>
  )
}
