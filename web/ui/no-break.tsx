import { Fragment } from 'react'

/** A number and what it counts, measures or dates; a street and its house, an "e-pasts", hours, a phone number, a postcode. */
const together =
  /(iela \d+|\d+ k-\d+(?:-\d+)?|\be-\p{L}+|[\d,.–]*\d\.? (?:× )?[\p{L}°%]+(?: × \d+)?|\d{1,2}[.:]\d\d–\d{1,2}[.:]\d\d|\d\d \d{3} \d{3}|LV-\d{4})/u

/** Text in which no line ends between "18,9" and "l" or "26." and "novembrī"; what is read out and searched for stays as it is. */
export const NoBreak = ({ children }: { children: string }) =>
  children.split(together).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <span key={index} className="nw">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
