import { Fragment } from 'react'

/**
 * Numbers with their unit or month, street and house, "e-pasts", hours, phone numbers, postcodes.
 */
const unbreakable = new RegExp(
  `(${[
    String.raw`iela \d+`,
    String.raw`\d+ k-\d+(?:-\d+)?`,
    String.raw`\be-\p{L}+`,
    String.raw`[\d,.–]*\d\.? (?:× )?[\p{L}°%]+(?: × \d+)?`,
    String.raw`\d{1,2}[.:]\d\d–\d{1,2}[.:]\d\d`,
    String.raw`\d\d \d{3} \d{3}`,
    String.raw`LV-\d{4}`,
  ].join('|')})`,
  'u',
)

/**
 * Text without a line break between "18,9" and "l" or "26." and "novembrī". It uses spans, since
 * no-break spaces would change what is searched for and copied.
 */
export const NoBreak = ({ children }: { children: string }) =>
  children.split(unbreakable).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <span key={index} className="nw">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
