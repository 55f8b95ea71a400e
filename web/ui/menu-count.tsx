import './menu-count.css'

/** How many there are, beside an entry of a menu; `says` is what is read out. */
export const MenuCount = ({ count, says }: { count: number; says: string }) => (
  <span className="menu-count">
    <span aria-hidden="true">{count}</span>
    <span className="vh">{says}</span>
  </span>
)
