import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { sumOf } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { customerPageWords } from '../../words/office/customer-page.ts'
import type { OpenDeed } from '../deed/open-deed.ts'
import type { useAutoshipActs } from '../on-behalf/autoship-acts.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import type { useDeliveryActs } from '../on-behalf/delivery-acts.ts'
import type { useMovingActs } from '../on-behalf/moving-acts.ts'
import type { useOrderActs } from '../on-behalf/order-acts.ts'

type Words = (typeof customerPageWords)['lv']
export type Name = keyof Words['questions']
type Act = OpenDeed | BehalfAct
export type Question = { name: Name; key: string; say: string; act: Act | undefined }
export type Answer = Pick<Question, 'say'> & { act?: Act | undefined }
export type Asked = {
  customer: CustomerPage
  words: Words
  language: Language
  acts: ReturnType<typeof useDeliveryActs> &
    ReturnType<typeof useAutoshipActs> &
    ReturnType<typeof useOrderActs> &
    ReturnType<typeof useMovingActs>
}

/** What is lent to a customer. */
export function lentTo({ money }: Pick<CustomerPage, 'money'>) {
  const count = (isBottle: boolean) =>
    sumOf(money.deposit.goods, (good) => (good.isBottle === isBottle ? good.count : 0))
  return { bottles: count(true), devices: count(false) }
}
