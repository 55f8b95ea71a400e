import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  name: string
  image: string | undefined
  price: number
  busy: boolean
  onAdd: () => void
}

/** A good that may be added to one delivery. */
export function AddableGood({ name, image, price, busy, onAdd }: Props) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  return (
    <li className="autoship-once__item">
      <span className="goods-picture goods-thumb">
        <img src={image} alt="" width={44} height={58} loading="lazy" />
      </span>
      <p>
        <NoBreak>{name}</NoBreak> <b className="num nw">{euros(price)}</b>
      </p>
      <Button look="line" busy={busy} aria-label={words.addThisTimeNamed(name)} onClick={onAdd}>
        {words.add}
      </Button>
    </li>
  )
}
