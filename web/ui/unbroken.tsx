/** A number and what it counts: "18,9 l", "500 g", "26. novembris"; and a postcode. */
const MEASURE = /(\d[\d.,]*\s\p{L}+\.?|LV-\d{4})/u

/** Text whose numbers keep what they count beside them when a line ends; what is read out stays one text. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(MEASURE).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
