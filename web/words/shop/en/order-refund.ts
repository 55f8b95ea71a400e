import type { orderRefund as latvian } from '../lv/order-refund.ts'

/** Where the money of a cancelled order goes. */
export const orderRefund: typeof latvian = {
  where: 'Where should the money go?',
  toAccount: 'To the shop account',
  toAccountText: 'At once; you can pay your next order with it.',
  toPayer: 'Back to the card or bank',
  toPayerText: 'To where you paid from; the bank credits it within a few working days.',
  title: 'The money of the cancelled order',
  available: (sum) => `${sum} is in your account. You can have it sent back to the card or bank.`,
  onTheWay: (sum) =>
    `${sum} is on its way back to the card or bank. If the bank does not take it, it returns to your account and we will write to you.`,
  returned: (sum) => `The bank has received ${sum} back.`,
  send: (sum) => `Send ${sum} back`,
  failed: 'The money could not be sent back; it is in your account.',
}
