import { Link } from 'react-router'
import type { CartItem, Details } from '../../../contract/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { cartWords } from '../../words/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCounts, shortages } from './change-counts.ts'
import './counts.css'
import './line.css'

type GoodDeposit = NonNullable<Details['explained']>['deposit']['goods'][number]

type Props = { item: CartItem; deposit: GoodDeposit | undefined }

/** A good of the cart: what is ordered and, of what is lent, how much goes back. */
export function CartLine({ item, deposit }: Props) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const isShort = useObserved(shortages).has(item.good_id)
  const { order, return: back } = item
  return (
    <li className="line">
      <span className="pic thumb">
        <img src={item.image} alt="" width={84} height={116} loading="lazy" />
      </span>
      <div>
        <p className="line__name">
          <Link to={`/good/${item.link}`}>{item.name}</Link>
        </p>
        <p className="small quiet">
          {words.each(euros(item.price_vat))}
          {item.bail > 0 && words.depositEach(euros(item.bail))}
        </p>
      </div>
      <b className="line__sum">{euros(item.sum_vat)}</b>
      <div className="line__ctl">
        <div className="count">
          <span className="label">{words.ordering}</span>
          <NumberStepper
            label={words.countOf(item.name)}
            value={order}
            min={0}
            max={9_999}
            onChange={(count) => changeCounts(item.good_id, { order: count, return: back })}
            words={words}
          />
        </div>
        {item.isrentable === 1 && (
          <div className="count count--back">
            <span className="label">{words.returning}</span>
            <NumberStepper
              label={words.returnOf(item.name)}
              value={back}
              min={0}
              max={9_999}
              onChange={(count) => changeCounts(item.good_id, { order, return: count })}
              words={words}
            />
          </div>
        )}
        <IconButton
          className="rm"
          icon="trash"
          label={words.remove(item.name)}
          onClick={() => changeCounts(item.good_id, { order: 0, return: 0 })}
        />
      </div>
      {item.isrentable === 1 && deposit && <DepositSays deposit={deposit} />}
      {isShort && (
        <Note look="sun" role="alert">
          <p>
            <Link to={`/good/${item.link}`}>{words.short}</Link>
          </p>
        </Note>
      )}
    </li>
  )
}

/** "2 pilnas, 2 tukšas atpakaļ: depozīts nav jāmaksā." */
function DepositSays({ deposit: { order, return: back, charge, refund } }: { deposit: GoodDeposit }) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const says =
    charge > 0
      ? words.depositCharge(euros(charge))
      : refund > 0
        ? words.depositRefund(euros(refund))
        : words.depositNone
  return (
    <p className="dep-says">
      <b>{words.counts(order, back)}</b> {says}
    </p>
  )
}
