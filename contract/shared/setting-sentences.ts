import type { ShopSettings } from '../../domain/settings.ts'

export const settingGroups = [
  'delivery',
  'deposit',
  'bonus',
  'payments',
  'autoship',
  'people',
  'documents',
  'debts',
  'staff',
] as const

/** How a value is typed and shown. */
export const settingUnits = [
  'cents',
  'percent',
  'days',
  'hours',
  'pieces',
  'monthDay',
  'time',
  'switch',
  'steps',
  'seller',
] as const

type About = {
  group: (typeof settingGroups)[number]
  unit: (typeof settingUnits)[number]
  lv: string
  en: string
}

/** Each setting in one sentence, for the office and the operator's commands. */
export const aboutSettings: Record<keyof ShopSettings, About> = {
  freeDeliveryFromCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'No šīs preču summas pirms bonusa piegāde ar mūsu auto ir bez maksas.',
    en: 'From this sum of goods before bonus, delivery by our van is free.',
  },
  fuelSurchargeCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'Degvielas piemaksa, ja summa ir mazāka un grozā ir ūdens vai tukšās pudeles.',
    en: 'The fuel surcharge where the sum is lower and the cart has water or empties.',
  },
  deliveryFeeCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'Piegādes maksa, ja summa ir mazāka un grozā nav ne ūdens, ne tukšo pudeļu.',
    en: 'The delivery fee where the sum is lower and the cart has neither water nor empties.',
  },
  thirdPartyFreeAboveCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'Virs šīs summas pakomāts un cits kurjers ir bez maksas.',
    en: 'Above this sum, parcel machine and other courier are free.',
  },
  parcelMachinePriceCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'Cena par piegādi pakomātā.',
    en: 'The price of delivery to a parcel machine.',
  },
  thirdPartyCourierPriceCents: {
    group: 'delivery',
    unit: 'cents',
    lv: 'Cena par piegādi ar citu kurjeru.',
    en: 'The price of delivery by another courier.',
  },
  dayClosesAt: {
    group: 'delivery',
    unit: 'time',
    lv: 'Šajā laikā dienu iepriekš piegādes diena slēdzas; 23.59 ir dienas beigas.',
    en: 'The time on the day before at which a delivery day closes; 23.59 is the end of the day.',
  },
  runSpareBottles: {
    group: 'delivery',
    unit: 'pieces',
    lv: 'Tik pudeļu katrs reiss ņem līdzi virs pasūtītā, lai pārdotu pie durvīm.',
    en: 'So many bottles each run takes along beyond its orders, to sell at doors.',
  },
  depositSteps: {
    group: 'deposit',
    unit: 'steps',
    lv: 'No kuras pudeles un par cik procentiem depozīts par pudeli ir mazāks.',
    en: 'From which bottle on, and by how many percent, the deposit of a bottle is lower.',
  },
  bonusUsePercent: {
    group: 'bonus',
    unit: 'percent',
    lv: 'Cik procentu no preču summas var samaksāt ar bonusu.',
    en: 'How many percent of the sum of goods the bonus may pay.',
  },
  bonusEarnPercent: {
    group: 'bonus',
    unit: 'percent',
    lv: 'Cik procentu no 18,9 l ūdens cenas klients saņem kā bonusu.',
    en: 'How many percent of the price of 18.9 l water a customer gets as bonus.',
  },
  cashLimitCents: {
    group: 'payments',
    unit: 'cents',
    lv: 'Līdz šai summai par pasūtījumu var maksāt skaidrā naudā.',
    en: 'Up to this sum an order may be paid in cash.',
  },
  pendingPaymentHours: {
    group: 'payments',
    unit: 'hours',
    lv: 'Tik stundu pasūtījums gaida bankas atbildi un tur preces.',
    en: 'For so many hours an order waits for the bank and keeps its goods.',
  },
  autoshipLeadDays: {
    group: 'autoship',
    unit: 'days',
    lv: 'Tik dienu pirms piegādes regulārā piegāde kļūst par pasūtījumu.',
    en: 'So many days before its delivery an autoship becomes an order.',
  },
  acceptsCustomersAtOnce: {
    group: 'people',
    unit: 'switch',
    lv: 'Jauns klients var pasūtīt uzreiz, birojam viņš nav jāapstiprina.',
    en: 'A new customer can order at once, without being accepted by the office.',
  },
  goodwillLimitCents: {
    group: 'staff',
    unit: 'cents',
    lv: 'Līdz šai summai dienā klientu apkalpotājs pretimnākšanu klientam dod viens; vairāk lūdz.',
    en: 'Up to this sum a day customer service gives a customer goodwill alone; for more it asks.',
  },
  refundLimitCents: {
    group: 'staff',
    unit: 'cents',
    lv: 'Līdz šai summai klientu apkalpotājs naudu kontā atmaksā viens.',
    en: 'Up to this sum customer service refunds to the account alone.',
  },
  stockCountLimitCents: {
    group: 'staff',
    unit: 'cents',
    lv: 'Krājuma starpību virs šīs summas apstiprina otrs cilvēks.',
    en: 'A difference in stock above this sum is approved by a second person.',
  },
  correctionLimitCents: {
    group: 'staff',
    unit: 'cents',
    lv: 'Klienta konta, bonusa vai depozīta labojumus, kas dienā pārsniedz šo summu, apstiprina otrs cilvēks.',
    en: 'Corrections of a customer’s account, bonus or deposit above this sum a day are approved by a second person.',
  },
  monthlyBillsDay: {
    group: 'documents',
    unit: 'monthDay',
    lv: 'Šajā datumā 3.10 iziet iepriekšējā mēneša rēķini; līdz tam tos var apskatīt.',
    en: 'On this day, at 3.10, the bills of the month before go out; until then look at them.',
  },
  monthlyBillsHeld: {
    group: 'documents',
    unit: 'switch',
    lv: 'Mēneša rēķini paši neiziet, līdz to atkal izslēdz; iemesls redzams pie rēķiniem.',
    en: 'Monthly bills do not go out by themselves until this is off; the bills show the reason.',
  },
  paymentTermDays: {
    group: 'documents',
    unit: 'days',
    lv: 'Tik dienu klientam ir laiks samaksāt rēķinu; jau izrakstītajiem termiņš nemainās.',
    en: 'So many days a customer has to pay a bill; those already issued stay due as they were.',
  },
  debtNoticeDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pirms termiņa aiziet laipns atgādinājums; ar 0 tāda nav.',
    en: 'So many days before a bill is due a kind reminder goes out; with 0 there is none.',
  },
  debtReminderDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pēc termiņa aiziet pirmais atgādinājums par neapmaksātu rēķinu.',
    en: 'So many days after the due day the first reminder of an unpaid bill goes out.',
  },
  debtSecondReminderDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pēc termiņa aiziet otrais atgādinājums.',
    en: 'So many days after the due day the second reminder goes out.',
  },
  debtCallDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pēc termiņa parāds nāk zvanāmo rindā.',
    en: 'So many days after the due day a debt is to be called about.',
  },
  debtHoldDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pēc termiņa klientu aptur: jaunus pasūtījumus apmaksā iepriekš, līdz parāds ir samaksāts.',
    en: 'So many days after the due day a customer is put on hold and pays new orders in advance until the debt is paid.',
  },
  debtLetterDays: {
    group: 'debts',
    unit: 'days',
    lv: 'Tik dienu pēc termiņa sūtāma vēstule pirms nākamā soļa.',
    en: 'So many days after the due day a letter before the next step is to be sent.',
  },
  smallDebtCents: {
    group: 'debts',
    unit: 'cents',
    lv: 'Par parādu, kas mazāks par šo summu, neatgādina.',
    en: 'A debt of less than this is not reminded of.',
  },
  seller: {
    group: 'documents',
    unit: 'seller',
    lv: 'Pārdevēja dati veikala lapās, vēstulēs un uz rēķiniem, kurus izraksta no šīs dienas.',
    en: 'The seller on the pages of the shop, in letters and on documents issued from that day on.',
  },
}
