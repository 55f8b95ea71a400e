import type { DocumentText } from '../../../../../contract/shop/words/document.ts'

export const cookies: DocumentText = {
  title: 'Cookies',
  description: 'What Avots keeps in your browser, why, and how to change your choice.',
  intro: 'What is necessary is always on. Everything else is off until you agree to it.',
  sections: [
    {
      title: 'Necessary',
      list: [
        'avots.token: your log-in or guest cart, up to 30 days after the last use.',
        'avots.guest: whether it is a guest’s, for as long.',
        'language: the language you chose, one year.',
        'avots.last.user, avots.last.cart, avots.last.upcoming: the cart and the next delivery as last seen, so that they open without a network, until you log out.',
        'avots.rooms: how high the parts of the home page were that are only yours, so that the page does not jump, until you log out.',
        'avots-answers: in the app on the screen of your device, your pages as last seen, so that they open without a network, until you log out.',
        'avots-pages, avots-files: there too, pages and programs of the shop that are the same for everybody.',
        'avots.consent: your answer to the question about cookies, one year.',
        'avots.placed-cart: the number of the order that you have just sent, until it is confirmed or back in the cart.',
        'avots.agreed-cart: the cart with which you agreed to the distance contract terms, until the tab is closed.',
        'avots.left-positions: how far down you left each page, so that going back leads there, until the tab is closed.',
        'avots.machine: the parcel machine of your cart while a good is in it that no machine takes, until the tab is closed.',
        'avots.after-top-up: where to return after a top-up, until the tab is closed.',
        'avots.unsent-wishes, avots.unsent-note, avots.registration, avots.order-draft, avots.autoship-draft: what you have begun and not sent yet, until the tab is closed.',
      ],
    },
    {
      title: 'With your consent',
      list: [
        'Counting visits, Google Analytics (_ga and _ga_…, up to two years): which pages and goods are looked at.',
        'Measuring advertising, Meta Pixel (_fbp, three months): whether an order came from an advertisement of ours.',
        'avots.reported-orders: the numbers of orders that these programs know of already, so that none is counted twice.',
      ],
      paragraphs: [
        'Before consent these programs are not loaded and nothing is sent. If you take your consent back, sending ends at once; cookies that are already there can be deleted in the settings of your browser.',
      ],
    },
  ],
}
