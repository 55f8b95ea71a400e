import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useSession } from '../session/session.ts'
import { places } from './places.ts'

/** The places of the person who is signed in, with their names. */
export function usePlaces() {
  const words = useWords(frameWords)
  const { rights } = useSession().session
  return places
    .filter(({ right }) => right === undefined || right in rights)
    .map((place) => ({ ...place, label: words[place.name] }))
}
