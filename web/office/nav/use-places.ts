import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useSession } from '../session/session.ts'
import { places } from './places.ts'

/** The places of the person who is signed in, with the names of their pages. */
export function usePlaces() {
  const words = useWords(frameWords)
  const { rights } = useSession().session
  return places.flatMap(({ pages: all, ...place }) => {
    const pages = all
      .filter(({ right }) => right === undefined || right in rights)
      .map((page) => ({ ...page, label: words.pages[page.name] }))
    const [first] = pages
    if (first === undefined) return []
    return [{ ...place, pages, to: first.to, label: words.placeNames[place.name] ?? first.label }]
  })
}
