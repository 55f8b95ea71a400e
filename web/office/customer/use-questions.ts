import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { formatEuros } from '../../../domain/money.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useAutoshipActs } from '../on-behalf/autoship-acts.ts'
import { useDeliveryActs } from '../on-behalf/delivery-acts.ts'
import { useMovingActs } from '../on-behalf/moving-acts.ts'
import { useOrderActs } from '../on-behalf/order-acts.ts'
import { empties, notHome, pieces, skip, whenNext } from './delivery-questions.ts'
import { deposit, pay, promise } from './money-questions.ts'
import { type Answer, type Asked, lentTo, type Name, type Question } from './question.ts'

/** The callers' questions in the order of their frequency, with what may be said and done now. */
export function useQuestions(customer: CustomerPage): Question[] {
  const ofDeliveries = { ...useDeliveryActs(), ...useOrderActs() }
  const acts = { ...ofDeliveries, ...useAutoshipActs(), ...useMovingActs() }
  const asked = { customer, words: useWords(customerPageWords), language: useLanguage(), acts }
  const all: [Name, string, (asked: Asked) => Answer][] = [
    ['when', '', whenNext],
    ['notHome', 'm', notHome],
    ['more', '+', pieces(1)],
    ['fewer', '-', pieces(-1)],
    ['skip', 's', skip],
    ['empties', 't', empties],
    ['deposit', 'd', deposit],
    ['pay', 'p', pay],
    ['promise', 'l', promise],
    ['moved', 'w', moved],
    ['stop', 'q', stop],
  ]
  return all.map(([name, key, answer]) => ({ name, key, act: undefined, ...answer(asked) }))
}

/** The addresses of today are said; the deed shows the route and the dates of the new one. */
function moved({ customer: { id, places }, words, acts }: Asked): Answer {
  const old = places.map(({ address, zone }) => [address, zone].filter(Boolean).join(', '))
  return { say: words.movedFrom(old.join('; ')), act: acts.moveHome(id) }
}

function stop({ customer, words, language, acts }: Asked): Answer {
  const { money, deliveries } = customer
  const autoships = new Map(
    deliveries.flatMap(({ autoshipId: id, autoshipName }) =>
      id === null ? [] : [[id, { id, name: autoshipName ?? '' }] as const],
    ),
  )
  const { refundableCents, requiredCents } = money.deposit
  const deposits = Math.min(money.deposit.paidCents, requiredCents) + refundableCents
  return {
    say: words.stops(
      lentTo(customer),
      formatEuros(deposits, language),
      formatEuros(money.accountCents, language),
    ),
    ...(autoships.size > 0 && { act: acts.end([...autoships.values()]) }),
  }
}
