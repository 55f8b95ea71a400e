/** What the three looks of a day mean. */
export function CalendarKey({
  open,
  chosen,
  closed,
}: {
  open: string
  chosen: string
  closed: string
}) {
  return (
    <p className="cal__key">
      <span>
        <i className="cal__sign cal__sign--open" />
        {open}
      </span>
      <span>
        <i className="cal__sign cal__sign--on" />
        {chosen}
      </span>
      <span>
        <i className="cal__sign cal__sign--closed" />
        {closed}
      </span>
    </p>
  )
}
