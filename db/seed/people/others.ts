import type { SeedPerson } from './person.ts'

/** So that the office's lists are not empty; they cannot log in. */
export const others: SeedPerson[] = [
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
        method: 'cash',
        lines: [
          ['UD-001', 2],
          ['DZ-002', 1],
        ],
      },
      {
        daysAgo: 24,
        method: 'cash',
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
        method: 'card',
        lines: [
          ['UD-002', 3],
          ['BP-005', 2],
          ['DR-007', 1],
        ],
      },
    ],
    autoships: [
      {
        name: 'Siguldas māja',
        frequencyWeeks: 4,
        startsInDays: 11,
        method: 'cash',
        lines: [['UD-002', 3, 3]],
      },
    ],
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
        method: 'card',
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
      {
        city: 'Tukuma novads',
        place: 'Engure',
        street: 'Jūras iela',
        houseNo: '40',
        postcode: 'LV-3113',
      },
    ],
    orders: [
      {
        daysAgo: 240,
        method: 'swedbank',
        lines: [
          ['UD-004', 2],
          ['BE-004', 2],
          ['BE-005', 4],
        ],
      },
      {
        daysAgo: 45,
        method: 'swedbank',
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
        method: 'card',
        lines: [
          ['UD-003', 6],
          ['DR-001', 2],
        ],
      },
      {
        daysAgo: 30,
        method: 'card',
        lines: [
          ['UD-003', 6, 5],
          ['DR-016', 12],
          ['MS-015', 10],
        ],
      },
    ],
  },
]
