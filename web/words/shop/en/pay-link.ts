/** Paying by a link: at a door, or from a letter; whoever holds it need not log in. */
export const payLink = {
  title: 'Payment',
  forOrder: (id: number) => `Order No.\u00a0${id}`,
  forAccount: 'The money goes to the customer’s account.',
  paidBefore: (sum: string) =>
    `${sum} has already been paid for this order by a link. Please do not pay twice.`,
  over: 'This link is no longer valid',
  overText: 'Ask the courier to show the code again, or call us.',
  lost: 'We could not find out how the payment ended',
  lostText: 'If the money was taken, we will receive it. Please do not pay twice.',
  contacts: 'How to reach us',
  paid: (sum: string) => `Paid: ${sum}. Thank you!`,
  unfinished: 'The payment is not finished yet. Once the bank confirms it, you will see it here.',
  failed: 'The payment did not succeed. No money has come.',
}
