import './initials.css'

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A person as a round of two letters; the name stands beside it. */
export const Initials = ({ name }: { name: string }) => (
  <span className="kit-who" aria-hidden="true">
    {initialsOf(name)}
  </span>
)
