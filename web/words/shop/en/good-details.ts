import type { goodDetails as lv } from '../lv/good-details.ts'

export const goodDetails: typeof lv = {
  readMore: 'Read more',
  readLess: 'Show less',
  about: 'About this product',
  depositHow: 'How the deposit works',
  depositHowText:
    'You pay the deposit once for each bottle that is with you. If you return as many empties as you receive full ones, there is no deposit to pay. When you no longer need the bottles, return them, and the money goes to your account.',
  depositSteps: 'Deposit by number of bottles',
  bottles: (from, to) => (to === undefined ? `From bottle ${from} on` : `Bottles ${from}–${to}`),
  perBottle: (sum) => `${sum} per bottle`,
  label: 'Label',
  labelCaption: 'Contents and properties',
  ingredients: 'Ingredients',
  contains: 'Contains',
  mayContain: 'May contain',
  nutrition: 'Nutrition per 100 g or 100 ml',
  nutrients: {
    energy: 'Energy',
    fat: 'Fat',
    saturates: 'of which saturates',
    carbs: 'Carbohydrate',
    sugars: 'of which sugars',
    fibre: 'Fibre',
    protein: 'Protein',
    salt: 'Salt',
  },
  energy: (kj, kcal) => `${kj} kJ / ${kcal} kcal`,
  grams: (amount) => `${amount} g`,
  day: (day) => day.split('-').toReversed().join('/'),
  origin: 'Origin',
  storage: 'Storage',
  operator: 'Responsible operator',
  bioControl: 'Organic control',
  bestBefore: 'Best before',
  freeDelivery: (sum) => `Orders from ${sum} are brought by our courier free of charge.`,
  earnsBonus: (sum) =>
    `This purchase earns you a bonus of ${sum} for organic and other healthy goods.`,
  notByParcel: 'Not sent to parcel machines: our courier brings it.',
  bottleNotByParcel:
    'Bottles are not sent to parcel machines: the courier brings them and takes the empties.',
}
