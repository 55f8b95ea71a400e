import { Link } from 'react-router'

/** A customer by name, or by number where there is none. */
export const CustomerLink = ({ id, name }: { id: number; name: string | null }) => (
  <Link to={`/customers/${id}`}>{name ?? id}</Link>
)
