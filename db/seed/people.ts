/** A postal address by the names of its place; `regionIdOf` finds the region. */
export type SeedAddress = {
  city: string
  place: string
  street: string
  houseNo: string
  flatNo?: string
  postcode: string
  notes?: string
  isLegal?: true
}

/** Lines of a cart by SKU: ordered, and empties given back. */
export type WishedLine = [sku: string, order: number, back?: number]

/** What a past order should have been; the shop's own verbs place and deliver it and work the money out. */
export type OrderWish = {
  daysAgo: number
  lines: WishedLine[]
  method: 2 | 3 | 5 | 6 | 10
  address?: number
  notes?: string
}

export type AutoshipWish = {
  name: string
  frequencyWeeks: number
  /** The first day of the series is the first valid one after so many days from today. */
  startsInDays: number
  lines: WishedLine[]
  method: 2 | 3 | 5
  notes?: string
}

export type SeedPerson = {
  email: string
  name: string
  phone: string
  company?: { registrationNo: string; vatNumber?: string; creditLimitCents: number }
  personCode?: string
  language?: 'en'
  newsletter?: true
  lyonesId?: string
  referral: string
  registeredDaysAgo: number
  addresses: SeedAddress[]
  mayLogIn?: true
  orders: OrderWish[]
  autoships?: AutoshipWish[]
  /** What the account and the bonus shall hold in the end: topped up, or corrected with a reason. */
  endsWith?: { accountCents: number; bonusCents: number }
}

/** `avots-demo`, hashed once and for all: the log-in is public, so its salt may be too. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YXZvdHMtZGVtby1zYWx0IQ$ZqcUsSuHCx6zpYxEo75HQUTaAf0z+VvhQjAAEDy2sUE'

export const people: SeedPerson[] = [
  {
    email: 'demo@avots.example',
    name: 'Anna Bērziņa',
    phone: '+37120000115',
    newsletter: true,
    referral: 'Draugi vai kolēģi',
    registeredDaysAgo: 371,
    mayLogIn: true,
    addresses: [
      {
        city: 'Rīga',
        place: 'Centrs',
        street: 'Lāčplēša iela',
        houseNo: '24',
        flatNo: '15',
        postcode: 'LV-1011',
        notes: 'Ārdurvju kods 24, otrais stāvs. Tukšās pudeles pie durvīm.',
        isLegal: true,
      },
      {
        city: 'Ādažu novads',
        place: 'Ādaži',
        street: 'Meža iela',
        houseNo: '7',
        postcode: 'LV-2164',
        notes: 'Vārti aizveras paši, lūdzu, uzmanieties no suņa.',
      },
    ],
    orders: [
      {
        daysAgo: 365,
        method: 3,
        lines: [
          ['UD-001', 4],
          ['DZ-001', 1],
          ['MS-014', 1],
        ],
      },
      {
        daysAgo: 330,
        method: 10,
        lines: [
          ['UD-001', 2, 2],
          ['BP-002', 1],
          ['BP-028', 1],
        ],
      },
      {
        daysAgo: 296,
        method: 10,
        lines: [
          ['UD-001', 3, 2],
          ['DR-001', 1],
          ['BP-033', 2],
        ],
      },
      {
        daysAgo: 261,
        method: 2,
        lines: [
          ['UD-001', 2, 3],
          ['BP-013', 1],
          ['BP-046', 1],
          ['BP-045', 2],
        ],
      },
      {
        daysAgo: 226,
        method: 2,
        lines: [
          ['UD-001', 3, 3],
          ['BP-002', 2],
          ['MS-011', 1],
        ],
      },
      {
        daysAgo: 191,
        method: 2,
        lines: [
          ['UD-001', 3, 3],
          ['DR-013', 4],
          ['DR-015', 1],
        ],
      },
      {
        daysAgo: 149,
        method: 6,
        lines: [
          ['UD-001', 4, 3],
          ['UD-010', 2],
          ['DR-006', 1],
        ],
      },
      {
        daysAgo: 114,
        method: 2,
        lines: [
          ['UD-001', 4, 6],
          ['BP-021', 1],
          ['BP-026', 1],
        ],
      },
      {
        daysAgo: 66,
        method: 2,
        lines: [
          ['UD-001', 3, 2],
          ['BP-047', 2],
          ['BP-048', 2],
        ],
      },
      {
        daysAgo: 52,
        method: 2,
        lines: [
          ['UD-001', 3, 3],
          ['BP-028', 1],
          ['DR-008', 1],
        ],
      },
      { daysAgo: 38, method: 2, lines: [['UD-001', 2, 3]] },
      { daysAgo: 24, method: 2, lines: [['UD-001', 3, 2]] },
      {
        daysAgo: 10,
        method: 2,
        lines: [
          ['UD-001', 3, 3],
          ['BP-002', 1],
          ['BP-028', 1],
        ],
      },
    ],
    autoships: [
      {
        name: 'Mājas ūdens',
        frequencyWeeks: 2,
        startsInDays: 4,
        method: 2,
        lines: [
          ['UD-001', 2, 2],
          ['BP-002', 2],
        ],
        notes: 'Ārdurvju kods 24.',
      },
    ],
    endsWith: { accountCents: 2460, bonusCents: 318 },
  },
  {
    email: 'birojs@avots.example',
    name: 'SIA “Bērzu birojs”',
    phone: '+37160000240',
    company: { registrationNo: '40000000015', vatNumber: 'LV40000000015', creditLimitCents: 50_000 },
    referral: 'Meklētājs internetā',
    registeredDaysAgo: 540,
    mayLogIn: true,
    addresses: [
      {
        city: 'Rīga',
        place: 'Skanste',
        street: 'Skanstes iela',
        houseNo: '29',
        flatNo: '401',
        postcode: 'LV-1013',
        notes: 'Pieteikties pie administratores 1. stāvā. Krava pa lielo liftu.',
        isLegal: true,
      },
      {
        city: 'Mārupes novads',
        place: 'Mārupe',
        street: 'Kantora iela',
        houseNo: '18',
        postcode: 'LV-2167',
        notes: 'Noliktava, iebraukt no pagalma puses. Darba laiks 8.00–16.30.',
      },
    ],
    orders: [
      {
        daysAgo: 350,
        method: 5,
        lines: [
          ['UD-003', 8],
          ['PK-002', 2],
          ['MS-015', 4],
        ],
      },
      {
        daysAgo: 280,
        method: 5,
        lines: [
          ['UD-003', 10, 6],
          ['DR-002', 6],
          ['MS-015', 10],
        ],
      },
      {
        daysAgo: 210,
        method: 5,
        lines: [
          ['UD-003', 10, 10],
          ['UD-008', 10],
          ['PK-004', 2],
        ],
      },
      {
        daysAgo: 140,
        method: 5,
        lines: [
          ['UD-003', 12, 10],
          ['HI-002', 3],
          ['MS-002', 1],
        ],
      },
      {
        daysAgo: 91,
        method: 5,
        lines: [
          ['UD-003', 12, 12],
          ['DR-004', 10],
          ['MS-012', 6],
        ],
      },
      {
        daysAgo: 49,
        method: 5,
        lines: [
          ['UD-003', 10, 11],
          ['DR-002', 6],
          ['BP-033', 10],
        ],
      },
      {
        daysAgo: 21,
        method: 5,
        lines: [
          ['UD-003', 10, 10],
          ['MS-014', 10],
          ['UD-010', 4],
        ],
      },
      {
        daysAgo: 14,
        method: 5,
        address: 1,
        lines: [
          ['UD-001', 6],
          ['MS-014', 2],
        ],
      },
    ],
    autoships: [
      {
        name: 'Biroja ūdens',
        frequencyWeeks: 1,
        startsInDays: 3,
        method: 5,
        lines: [
          ['UD-003', 8, 8],
          ['MS-015', 2],
        ],
        notes: 'Pieteikties pie administratores.',
      },
      {
        name: 'Kafija un ziepes',
        frequencyWeeks: 4,
        startsInDays: 12,
        method: 5,
        lines: [
          ['DR-002', 6],
          ['HI-002', 3],
        ],
      },
    ],
  },
  {
    email: 'janis.ozols@klienti.example',
    name: 'Jānis Ozols',
    phone: '+37120000321',
    personCode: '010150-00009',
    referral: 'Kurjera auto uz ielas',
    registeredDaysAgo: 210,
    addresses: [
      {
        city: 'Jūrmala',
        place: 'Bulduri',
        street: 'Vienības prospekts',
        houseNo: '36',
        flatNo: '4',
        postcode: 'LV-2010',
        isLegal: true,
      },
    ],
    orders: [
      {
        daysAgo: 199,
        method: 3,
        lines: [
          ['UD-001', 2],
          ['DZ-002', 1],
        ],
      },
      {
        daysAgo: 24,
        method: 3,
        lines: [
          ['UD-001', 2, 2],
          ['BP-027', 1],
        ],
      },
    ],
  },
  {
    email: 'ilze.kalnina@klienti.example',
    name: 'Ilze Kalniņa',
    phone: '+37120000432',
    newsletter: true,
    referral: 'Sociālie tīkli',
    registeredDaysAgo: 95,
    addresses: [
      {
        city: 'Siguldas novads',
        place: 'Sigulda',
        street: 'Raiņa iela',
        houseNo: '12',
        postcode: 'LV-2150',
        notes: 'Zaļā māja aiz sētas.',
        isLegal: true,
      },
    ],
    orders: [
      {
        daysAgo: 31,
        method: 6,
        lines: [
          ['UD-002', 3],
          ['BP-005', 2],
          ['DR-007', 1],
        ],
      },
    ],
    autoships: [{ name: 'Siguldas māja', frequencyWeeks: 4, startsInDays: 11, method: 3, lines: [['UD-002', 3, 3]] }],
  },
  {
    email: 'martins.liepins@klienti.example',
    name: 'Mārtiņš Liepiņš',
    phone: '+37120000543',
    referral: 'Meklētājs internetā',
    registeredDaysAgo: 40,
    addresses: [
      {
        city: 'Liepāja',
        place: 'Liepāja',
        street: 'Kungu iela',
        houseNo: '8',
        flatNo: '2',
        postcode: 'LV-3401',
        isLegal: true,
      },
    ],
    orders: [
      {
        daysAgo: 33,
        method: 6,
        lines: [
          ['BP-034', 2],
          ['BP-036', 1],
          ['DR-009', 1],
        ],
      },
    ],
  },
  {
    email: 'kristine.zarina@klienti.example',
    name: 'Kristīne Zariņa',
    phone: '+37120000654',
    language: 'en',
    referral: 'Draugi vai kolēģi',
    registeredDaysAgo: 300,
    addresses: [
      {
        city: 'Rīga',
        place: 'Āgenskalns',
        street: 'Nometņu iela',
        houseNo: '5',
        flatNo: '11',
        postcode: 'LV-1048',
        isLegal: true,
      },
      { city: 'Tukuma novads', place: 'Engure', street: 'Jūras iela', houseNo: '40', postcode: 'LV-3113' },
    ],
    orders: [
      {
        daysAgo: 240,
        method: 10,
        lines: [
          ['UD-004', 2],
          ['BE-004', 2],
          ['BE-005', 4],
        ],
      },
      {
        daysAgo: 45,
        method: 10,
        lines: [
          ['UD-004', 2, 2],
          ['BE-002', 2],
          ['BE-001', 8],
        ],
      },
    ],
  },
  {
    email: 'rits@klienti.example',
    name: 'SIA “Kafejnīca Rīts”',
    phone: '+37160000765',
    company: { registrationNo: '50000000074', creditLimitCents: 0 },
    referral: 'Cits',
    registeredDaysAgo: 160,
    addresses: [
      {
        city: 'Rīga',
        place: 'Teika',
        street: 'Brīvības gatve',
        houseNo: '207',
        postcode: 'LV-1039',
        notes: 'Līdz plkst. 11.00 ienākt pa pagalma durvīm.',
        isLegal: true,
      },
    ],
    orders: [
      {
        daysAgo: 150,
        method: 6,
        lines: [
          ['UD-003', 6],
          ['DR-001', 2],
        ],
      },
      {
        daysAgo: 30,
        method: 6,
        lines: [
          ['UD-003', 6, 5],
          ['DR-016', 12],
          ['MS-015', 10],
        ],
      },
    ],
  },
]
