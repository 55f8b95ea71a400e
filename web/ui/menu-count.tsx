import './menu-count.css'

/** A number beside a menu entry; screen readers get `label` instead. */
export const MenuCount = ({ count, label }: { count: number; label: string }) => (
  <span className="menu-count">
    <span aria-hidden="true">{count}</span>
    <span className="vh">{label}</span>
  </span>
)
