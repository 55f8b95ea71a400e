import { dayOf } from '../../domain/calendar.ts'
import { numericDate } from '../../domain/calendar/phrases.ts'
import { formatEuros, type Cents } from '../../domain/money.ts'
import { action, facts, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'

type HeldOrder = { id: number; deliveryOn: string | null }

export type TakenBack = {
  paymentId: number
  customerId: number
  name: string
  /** What the bank took. */
  cents: Cents
  balanceCents: Cents
  orders: HeldOrder[]
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'payments.taken-back': TakenBack
    'payments.taken-back-office': TakenBack
  }
}

const sample: TakenBack = {
  paymentId: 7,
  customerId: 12,
  name: 'Anna Bērziņa',
  cents: 4250,
  balanceCents: -4220,
  orders: [{ id: 1042, deliveryOn: '2026-11-24' }],
}

const numbers = (orders: readonly HeldOrder[], no: string) =>
  orders.map(({ id }) => `${no} ${id}`).join(', ')

const letter: MailTemplate<TakenBack>['write'] = {
  lv: ({ cents, balanceCents, orders }, { page }) => ({
    subject: `Banka atsauca Jūsu maksājumu: ${formatEuros(cents)}`,
    preview: `Konta atlikums tagad ir ${formatEuros(balanceCents)}.`,
    title: 'Maksājums ir atsaukts',
    blocks: [
      paragraph(`Banka atsauca Jūsu maksājumu, tāpēc ${formatEuros(cents)} mums vairs nav.`),
      facts({ 'Konta atlikums': formatEuros(balanceCents) }),
      ...(orders.length > 0
        ? [
            note(
              'attention',
              `Pasūtījumi, kas gaida mūsu lēmumu: ${numbers(orders, 'Nr.')}. Ar Jums sazināsimies.`,
            ),
          ]
        : []),
      action('Papildināt kontu', page('/topup')),
    ],
  }),
  en: ({ cents, balanceCents, orders }, { page }) => ({
    subject: `The bank has taken back your payment: ${formatEuros(cents, 'en')}`,
    preview: `The account now has ${formatEuros(balanceCents, 'en')}.`,
    title: 'Your payment was taken back',
    blocks: [
      paragraph(`The bank has taken back your payment of ${formatEuros(cents, 'en')}.`),
      facts({ 'Account balance': formatEuros(balanceCents, 'en') }),
      ...(orders.length > 0
        ? [
            note(
              'attention',
              `Orders that wait for our decision: ${numbers(orders, 'No.')}. We will contact you.`,
            ),
          ]
        : []),
      action('Top up the account', page('/topup')),
    ],
  }),
}

/** The office works in Latvian, whatever the customer's language. */
const officeLetter: MailTemplate<TakenBack>['write']['lv'] = ({
  paymentId,
  customerId,
  name,
  cents,
  balanceCents,
  orders,
}) => ({
  subject: `Banka atsauca maksājumu Nr. ${paymentId}: ${formatEuros(cents)}`,
  preview: `Klients Nr. ${customerId}, ${name}.`,
  title: 'Maksājums ir atsaukts',
  blocks: [
    facts({
      Klients: `Nr. ${customerId}, ${name}`,
      Maksājums: `Nr. ${paymentId}`,
      Summa: formatEuros(cents),
      'Konta atlikums': formatEuros(balanceCents),
      'Apturētie pasūtījumi': orders
        .map(
          ({ id, deliveryOn }) =>
            `Nr. ${id}${deliveryOn ? ` (${numericDate(dayOf(deliveryOn))})` : ''}`,
        )
        .join(', '),
    }),
    paragraph(
      'Apturētos pasūtījumus nepiegādājam, kamēr nav izlemts: atlaidiet vai atceliet katru ' +
        'pasūtījuma lapā birojā.',
    ),
  ],
})

/** Money that the bank took back, for the customer and the office. */
export const takenBackMails: Pick<
  MailTemplates,
  'payments.taken-back' | 'payments.taken-back-office'
> = {
  'payments.taken-back': { sample, write: letter },
  'payments.taken-back-office': {
    sample,
    toOffice: true,
    write: { lv: officeLetter, en: officeLetter },
  },
}
