/** The chapters of the documents: what each is about, and the first parts of its calls' paths. */
export const groupTexts = {
  Goods: {
    text: 'Categories, goods, search and banners. Open to anyone and the same for everybody.',
    paths: ['category', 'goods', 'goods-slug', 'goods-paginate', 'goods-suggest', 'banners'],
  },
  Cart: {
    text: 'The cart of a guest or a customer, its sums, its promo code; the steps to an order.',
    paths: ['cart', 'promo'],
  },
  Orders: {
    text: 'Orders that were placed: reading, changing, moving, cancelling and following them.',
    paths: ['order', 'order-by-key'],
  },
  Autoships: {
    text: 'Regular deliveries beyond `/cart/autoship`: diary, pauses, proposed days, mailed links.',
    paths: [
      'autoship',
      'autoship-diary',
      'autoship-pause',
      'autoship-undo',
      'autoship-proposal',
      'autoship-by-key',
    ],
  },
  Money: {
    text: 'Payments by bank and card, the account, documents, deposits and bottles.',
    paths: [
      'payment',
      'transactionstemp',
      'transaction',
      'account-event',
      'balance-history',
      'bill',
      'deposit',
      'bottles',
      'rentedgoods',
    ],
  },
  Customers: {
    text: 'Guests, registration, log-in, the profile and what the law lets a customer ask for.',
    paths: [
      'authenticate',
      'user',
      'password',
      'session',
      'links',
      'email-change',
      'language',
      'persontype',
      'reference',
      'my-data',
      'account',
      'consent',
      'mail-subscription',
      'withdrawal',
    ],
  },
  Places: {
    text: 'Addresses, the days of their routes, ways of delivery, zones and the shop’s rules.',
    paths: [
      'address',
      'addressdeliverytype',
      'addresscompletion',
      'city',
      'region',
      'shop-rules',
      'zone',
    ],
  },
}
