import { action, links, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'
import { type CancelledLetter, cancelledMail } from './cancelled-letter.ts'
import { contractBlocks } from './contract-blocks.ts'
import { type LateLetter, lateMail } from './late-letter.ts'
import { officeBlocks } from './office-note.ts'
import {
  changeBlocks,
  orderBlocks,
  type OrderLetter,
  paidBlocks,
  sampleOrder,
} from './order-letter.ts'
import { orderLink } from '../customers/order-link.ts'
import { type PayLinkLetter, payLinkMail } from './pay-link-letter.ts'
import { type ReinstatedLetter, reinstatedMail } from './reinstated-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'orders.placed': OrderLetter
    'orders.changed': OrderLetter
    'orders.cancelled': CancelledLetter
    'orders.not-paid': { orderId: number }
    'orders.paid-late': LateLetter
    'orders.pay-link': PayLinkLetter
    'orders.reinstated': ReinstatedLetter
  }
}

export const orderMails: Pick<
  MailTemplates,
  | 'orders.placed'
  | 'orders.changed'
  | 'orders.cancelled'
  | 'orders.not-paid'
  | 'orders.paid-late'
  | 'orders.pay-link'
  | 'orders.reinstated'
> = {
  'orders.placed': {
    sample: sampleOrder,
    write: {
      lv: (order, writing) => ({
        subject: `Pasūtījums Nr. ${order.orderId} ir pieņemts`,
        preview: 'Paldies! Šeit ir viss par Jūsu pasūtījumu.',
        title: 'Paldies par pasūtījumu!',
        blocks: [
          ...officeBlocks(order, 'lv'),
          ...orderBlocks(order, 'lv'),
          ...paidBlocks(order, 'lv'),
          ...changeBlocks(order, 'lv'),
          action('Skatīt pasūtījumu', orderLink(writing, order.orderId)),
          links({ 'Pasūtīt to pašu vēlreiz': writing.page(`/cart/again/${order.orderId}`) }),
          ...contractBlocks(writing, 'lv'),
        ],
      }),
      en: (order, writing) => ({
        subject: `Order No. ${order.orderId} has been received`,
        preview: 'Thank you! Here is everything about your order.',
        title: 'Thank you for your order!',
        blocks: [
          ...officeBlocks(order, 'en'),
          ...orderBlocks(order, 'en'),
          ...paidBlocks(order, 'en'),
          ...changeBlocks(order, 'en'),
          action('See the order', orderLink(writing, order.orderId)),
          links({ 'Order the same again': writing.page(`/cart/again/${order.orderId}`) }),
          ...contractBlocks(writing, 'en'),
        ],
      }),
    },
  },
  'orders.changed': {
    sample: sampleOrder,
    write: {
      lv: (order, writing) => ({
        subject: `Pasūtījums Nr. ${order.orderId} ir mainīts`,
        preview: 'Tagad pasūtījums ir šāds.',
        title: 'Pasūtījums ir mainīts',
        blocks: [
          ...officeBlocks(order, 'lv'),
          ...orderBlocks(order, 'lv'),
          ...paidBlocks(order, 'lv'),
          ...changeBlocks(order, 'lv'),
          action('Skatīt pasūtījumu', orderLink(writing, order.orderId)),
        ],
      }),
      en: (order, writing) => ({
        subject: `Order No. ${order.orderId} has been changed`,
        preview: 'This is the order as it stands now.',
        title: 'Your order has been changed',
        blocks: [
          ...officeBlocks(order, 'en'),
          ...orderBlocks(order, 'en'),
          ...paidBlocks(order, 'en'),
          ...changeBlocks(order, 'en'),
          action('See the order', orderLink(writing, order.orderId)),
        ],
      }),
    },
  },
  'orders.cancelled': cancelledMail,
  'orders.not-paid': {
    sample: { orderId: 1042 },
    write: {
      lv: ({ orderId }, { page }) => ({
        subject: `Pasūtījums Nr. ${orderId} nav apmaksāts`,
        preview: 'Preces gaida Jūsu grozā.',
        title: 'Maksājums nav saņemts',
        blocks: [
          paragraph(
            'Banka maksājumu neapstiprināja, tāpēc pasūtījums netiks piegādāts. Preces atkal ir Jūsu grozā.',
          ),
          action('Atvērt grozu', page('/cart')),
        ],
      }),
      en: ({ orderId }, { page }) => ({
        subject: `Order No. ${orderId} has not been paid`,
        preview: 'The goods are waiting in your cart.',
        title: 'We have not received a payment',
        blocks: [
          paragraph(
            'The bank did not confirm the payment, so the order will not be delivered. The goods are back in your cart.',
          ),
          action('Open the cart', page('/cart')),
        ],
      }),
    },
  },
  'orders.paid-late': lateMail,
  'orders.pay-link': payLinkMail,
  'orders.reinstated': reinstatedMail,
}
