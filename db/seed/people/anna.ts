import type { SeedPerson } from './person.ts'

/** The private customer of the demo: a year of orders, four bottles at home, an autoship. */
export const anna: SeedPerson = {
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
      method: 'cash',
      lines: [
        ['UD-001', 4],
        ['DZ-001', 1],
        ['MS-014', 1],
      ],
    },
    {
      daysAgo: 330,
      method: 'swedbank',
      lines: [
        ['UD-001', 2, 2],
        ['BP-002', 1],
        ['BP-028', 1],
      ],
    },
    {
      daysAgo: 296,
      method: 'swedbank',
      lines: [
        ['UD-001', 3, 2],
        ['DR-001', 1],
        ['BP-033', 2],
      ],
    },
    {
      daysAgo: 261,
      method: 'account',
      lines: [
        ['UD-001', 2, 3],
        ['BP-013', 1],
        ['BP-046', 1],
        ['BP-045', 2],
      ],
    },
    {
      daysAgo: 226,
      method: 'account',
      lines: [
        ['UD-001', 3, 3],
        ['BP-002', 2],
        ['MS-011', 1],
      ],
    },
    {
      daysAgo: 191,
      method: 'account',
      lines: [
        ['UD-001', 3, 3],
        ['DR-013', 4],
        ['DR-015', 1],
      ],
    },
    {
      daysAgo: 149,
      method: 'card',
      lines: [
        ['UD-001', 4, 3],
        ['UD-010', 2],
        ['DR-006', 1],
      ],
    },
    {
      daysAgo: 114,
      method: 'account',
      lines: [
        ['UD-001', 4, 6],
        ['BP-021', 1],
        ['BP-026', 1],
      ],
    },
    {
      daysAgo: 66,
      method: 'account',
      lines: [
        ['UD-001', 3, 2],
        ['BP-047', 2],
        ['BP-048', 2],
      ],
    },
    {
      daysAgo: 52,
      method: 'account',
      lines: [
        ['UD-001', 3, 3],
        ['BP-028', 1],
        ['DR-008', 1],
      ],
    },
    { daysAgo: 38, method: 'account', lines: [['UD-001', 2, 3]] },
    { daysAgo: 24, method: 'account', lines: [['UD-001', 3, 2]] },
    {
      daysAgo: 10,
      method: 'account',
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
      method: 'account',
      lines: [
        ['UD-001', 2, 2],
        ['BP-002', 2],
      ],
      notes: 'Ārdurvju kods 24.',
    },
  ],
  endsWith: { accountCents: 2460, bonusCents: 318 },
}
