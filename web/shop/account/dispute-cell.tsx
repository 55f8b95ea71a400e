import { useRef } from 'react'
import type { BottleMovement } from '../../../contract/shop/bottles.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = { row: BottleMovement; onDispute: (movement: BottleMovement) => void }

/** The button to dispute a count, or the dispute's state. */
export function DisputeCell({ row, onDispute }: Props) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const cell = useRef<HTMLSpanElement>(null)
  useFocusFallback(cell)
  return (
    <span tabIndex={-1} ref={cell}>
      {row.dispute ? (
        <>
          <Badge look={row.dispute.state === 'open' ? 'sun' : 'water'}>
            {disputeWord(words, row.dispute.state)}
          </Badge>
          {row.dispute.answer !== '' && (
            <small className="quiet account-more">{row.dispute.answer}</small>
          )}
        </>
      ) : (
        <Button
          look="text"
          aria-label={words.wrongOf(numericDate(dayOf(row.date), language))}
          onClick={() => onDispute(row)}
        >
          {words.wrong}
        </Button>
      )}
    </span>
  )
}

const disputeWord = (words: (typeof accountWords)['lv'], state: 'open' | 'accepted' | 'refused') =>
  ({ open: words.wrongOpen, accepted: words.wrongAccepted, refused: words.wrongRefused })[state]
