import { by } from '../../../domain/calendar/phrases.ts'

/** The sentences of the letter that asks for a confirmation. */
export const confirmTexts = {
  lv: {
    subject: {
      week: (on: string) => `Lūdzu, apstipriniet piegādi ${on}`,
      tomorrow: (on: string) => `Piegāde ir rīt, ${on}: lūdzu, apstipriniet`,
    },
    title: { week: 'Vai vedam?', tomorrow: 'Piegāde ir rīt. Vai vedam?' },
    preview: (until: string) => `Bez apstiprinājuma piegādi izlaidīsim. Atbildi gaidām ${until}.`,
    until: (until: string) =>
      `Lūdzu, apstipriniet ${until}. Bez apstiprinājuma piegādi izlaidīsim, un nekas nebūs jāmaksā.`,
    account: (sum: string) =>
      `No Jūsu konta ieturējām ${sum}. Ja piegādi izlaidīsiet, nauda būs atpakaļ kontā.`,
    deferred: 'Par piegādi maksāsiet ar mēneša rēķinu.',
    cash: (sum: string) => `Lūdzu, sagatavojiet kurjeram ${sum} skaidrā naudā.`,
    unpaid: (sum: string) =>
      `Kontā nepietiek naudas: piegāde maksā ${sum}. Lūdzu, papildiniet kontu, citādi to nevarēsim atvest.`,
    newPrice: (good: string, was: string, now: string) =>
      `Kopš iepriekšējās piegādes ir mainījusies cena: ${good} – ${now} par gabalu (bija ${was}).`,
    fullDay: (planned: string, day: string) =>
      `Diemžēl ${planned}, mūsu auto jau ir pilni, tāpēc šoreiz brauksim ${day}.`,
    gone: (good: string) => `Preces “${good}” pašlaik nav, tāpēc šoreiz bez tās.`,
    fewer: (good: string, delivered: number, wanted: number) =>
      `${good}: ${wanted} gab. vietā būs ${delivered} gab.`,
    instead: (good: string, other: string, count: number) =>
      `Preces “${good}” vietā būs “${other}” (${count} gab.).`,
    confirm: 'Apstiprināt piegādi',
    skip: 'Izlaist šo reizi',
    move: 'Pārcelt uz citu dienu',
    add: 'Pievienot preci',
    topUp: 'Papildināt kontu',
  },
  en: {
    subject: {
      week: (on: string) => `Please confirm your delivery ${on}`,
      tomorrow: (on: string) => `Your delivery is tomorrow, ${on}: please confirm`,
    },
    title: {
      week: 'Shall we bring it?',
      tomorrow: 'Your delivery is tomorrow. Shall we bring it?',
    },
    preview: (until: string) => `We will skip the delivery unless you confirm it ${by(until)}.`,
    until: (until: string) =>
      `Please confirm ${by(until)}. Otherwise we will skip the delivery, and you pay nothing.`,
    account: (sum: string) =>
      `${sum} was taken from your account. If you skip the delivery, the money goes back.`,
    deferred: 'You will pay for this delivery with the monthly bill.',
    cash: (sum: string) => `Please have ${sum} in cash for the courier.`,
    unpaid: (sum: string) =>
      `There is not enough in your account: the delivery costs ${sum}. Please top it up, or we cannot bring it.`,
    newPrice: (good: string, was: string, now: string) =>
      `The price has changed since the last delivery: ${good} – ${now} a piece (it was ${was}).`,
    fullDay: (planned: string, day: string) =>
      `Our vans are full ${planned}, so this time we will come ${day}.`,
    gone: (good: string) => `${good} is out of stock and will not come this time.`,
    fewer: (good: string, delivered: number, wanted: number) =>
      `${good}: ${delivered} instead of ${wanted} this time.`,
    instead: (good: string, other: string, count: number) =>
      `Instead of ${good} we will bring ${count} × ${other}.`,
    confirm: 'Confirm the delivery',
    skip: 'Skip this time',
    move: 'Move to another day',
    add: 'Add an item',
    topUp: 'Top up the account',
  },
} as const
