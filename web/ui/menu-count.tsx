import './menu-count.css'

/** How many there are, beside an entry of a menu; `label` is read out. */
export const MenuCount = ({ count, label }: { count: number; label: string }) => (
  <span className="menu-count">
    <span aria-hidden="true">{count}</span>
    <span className="vh">{label}</span>
  </span>
)
