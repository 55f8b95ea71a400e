import { formatEuros, type Cents } from '../../domain/money.ts'
import { englishForm, latvianForm } from '../../domain/words/plural.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    /** `hours` the goods stay reserved; missing in letters queued by an earlier version. */
    'payments.pending': { orderId: number | null; cents: Cents; hours?: number }
  }
}

const usualHours = 24

const hourForms = { zero: 'stundu', one: 'stundu', other: 'stundas' }

const pageOf = (orderId: number | null) =>
  orderId === null ? '/user/bills/1' : `/order/${orderId}`

export const pendingMails: Pick<MailTemplates, 'payments.pending'> = {
  'payments.pending': {
    sample: { orderId: 1042, cents: 2842, hours: 24 },
    write: {
      lv: ({ orderId, cents, hours = usualHours }, { page }) => ({
        subject:
          orderId === null
            ? 'Gaidām bankas apstiprinājumu'
            : `Pasūtījums Nr. ${orderId} gaida bankas apstiprinājumu`,
        preview: 'Tas var ilgt dažas stundas. Vēlreiz maksāt nevajag.',
        title: 'Maksājums vēl nav pabeigts',
        blocks: [
          paragraph(
            `Banka vēl nav apstiprinājusi Jūsu maksājumu par ${formatEuros(cents)}. Tas var ilgt dažas stundas.`,
          ),
          paragraph('Vēlreiz maksāt nevajag: tiklīdz banka atbildēs, atsūtīsim vēstuli.'),
          ...(orderId === null
            ? []
            : [
                paragraph(
                  `Preces Jums paturam ${hours} ${latvianForm(hours, hourForms)}, un pasūtījums parādīsies sadaļā “Gaida piegādi”.`,
                ),
              ]),
          action(
            orderId === null ? 'Skatīt darījumus' : 'Skatīt pasūtījumu',
            page(pageOf(orderId)),
          ),
        ],
      }),
      en: ({ orderId, cents, hours = usualHours }, { page }) => ({
        subject:
          orderId === null
            ? 'We are waiting for your bank'
            : `Order No. ${orderId} is waiting for your bank`,
        preview: 'It can take a few hours. There is no need to pay again.',
        title: 'The payment is not finished yet',
        blocks: [
          paragraph(
            `Your bank has not confirmed the payment of ${formatEuros(cents, 'en')} yet. It can take a few hours.`,
          ),
          paragraph(
            'There is no need to pay again: we will write as soon as the bank has answered.',
          ),
          ...(orderId === null
            ? []
            : [
                paragraph(
                  `We keep the goods for you for ${hours} ${englishForm(hours, { one: 'hour', other: 'hours' })}; the order will then be under “Waiting for delivery”.`,
                ),
              ]),
          action(
            orderId === null ? 'See your transactions' : 'See the order',
            page(pageOf(orderId)),
          ),
        ],
      }),
    },
  },
}
