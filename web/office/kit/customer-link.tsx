import { Link } from 'react-router'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

/** A customer by name; one whose account was deleted has neither a name nor a page. */
export function CustomerLink({ id, name }: { id: number; name: string | null }) {
  const words = useWords(frameWords)
  if (name === null) return <>{words.deletedCustomer(id)}</>
  return <Link to={`/customers/${id}`}>{name}</Link>
}
