import type { footer as lv } from '../lv/footer.ts'

export const footer: typeof lv = {
  otherLanguage: 'Latviski',
  footAbout: 'Water and organic goods brought to your door in Riga and around it.',
  hours: 'Working days 8:00–18:00',
  buying: 'Buying',
  rules: 'Terms',
  contacts: 'Contacts',
  howToReach: 'How to reach us',
  deliveryZones: 'Delivery and zones',
  depositInfo: 'Deposit and empties',
  autoshipInfo: 'Autoship',
  paymentInfo: 'Ways to pay',
  questions: 'Frequently asked questions',
  contract: 'Contract terms',
  withdrawal: 'Withdraw from contract',
  guarantee: 'The legal guarantee',
  privacy: 'Privacy',
  cookies: 'Cookies',
  accessibility: 'Accessibility statement',
  company: (name, registrationNo) => `${name}, reg. no.\u00a0${registrationNo}`,
  euNote:
    'Funded by the European Union – NextGenerationEU. The shop was built with the support of the Recovery Fund.',
  vatNote: 'All prices include VAT.',
}
