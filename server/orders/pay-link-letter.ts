import { dayOf, type Day } from '../../domain/calendar.ts'
import { onDay } from '../../domain/calendar/phrases.ts'
import { type Cents, eurosOf, formatEuros } from '../../domain/money.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import { payLinkScope } from '../payments/pay-link.ts'
import type { MailTemplate, Writing } from '../platform/mail/mails.ts'

export type PayLinkLetter = {
  cents: Cents
  /** Null where the sum is for no order. */
  order: { id: number; deliveryOn: Day | null } | null
}

/** The sum stands in the address, so that the page asks for just that; nobody need log in. */
function payAddress({ customerId, page, keyed }: Writing, { cents, order }: PayLinkLetter): string {
  const path = `/pay?sum=${eurosOf(cents).toFixed(2)}`
  return customerId === null
    ? page(path)
    : keyed(path, payLinkScope({ customerId, orderId: order && order.id }))
}

export const payLinkMail: MailTemplate<PayLinkLetter> = {
  sample: { cents: 1240, order: { id: 1042, deliveryOn: dayOf('2026-11-24') } },
  write: {
    lv: ({ cents, order }, writing) => ({
      subject: `Saite apmaksai: ${formatEuros(cents)}`,
      preview: 'Kā runājām pa tālruni.',
      title: `Apmaksai: ${formatEuros(cents)}`,
      blocks: [
        paragraph(
          order === null
            ? 'Kā runājām pa tālruni, te ir saite apmaksai. Nauda nonāks Jūsu kontā.'
            : `Kā runājām pa tālruni, pasūtījumam Nr. ${order.id}${
                order.deliveryOn === null ? '' : `, ko vedīsim ${onDay(order.deliveryOn)},`
              } kontā pietrūkst ${formatEuros(cents)}. Kad nauda būs kontā, pasūtījums tiks apmaksāts un mēs to atvedīsim.`,
        ),
        action('Apmaksāt', payAddress(writing, { cents, order })),
      ],
    }),
    en: ({ cents, order }, writing) => ({
      subject: `A link to pay ${formatEuros(cents, 'en')}`,
      preview: 'As we said on the phone.',
      title: `To pay: ${formatEuros(cents, 'en')}`,
      blocks: [
        paragraph(
          order === null
            ? 'As we said on the phone, here is a link to pay. The money goes to your account.'
            : `As we said on the phone, your account is ${formatEuros(cents, 'en')} short for order No. ${order.id}${
                order.deliveryOn === null ? '' : `, which comes ${onDay(order.deliveryOn, 'en')}`
              }. Once the money is in the account, the order will be paid and we will bring it.`,
        ),
        action('Pay', payAddress(writing, { cents, order })),
      ],
    }),
  },
}
