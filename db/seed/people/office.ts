import type { SeedPerson } from './person.ts'

/** The company of the demo: it pays later and has two addresses. */
export const office: SeedPerson = {
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
      method: 'deferred',
      lines: [
        ['UD-003', 8],
        ['PK-002', 2],
        ['MS-015', 4],
      ],
    },
    {
      daysAgo: 280,
      method: 'deferred',
      lines: [
        ['UD-003', 10, 6],
        ['DR-002', 6],
        ['MS-015', 10],
      ],
    },
    {
      daysAgo: 210,
      method: 'deferred',
      lines: [
        ['UD-003', 10, 10],
        ['UD-008', 10],
        ['PK-004', 2],
      ],
    },
    {
      daysAgo: 140,
      method: 'deferred',
      lines: [
        ['UD-003', 12, 10],
        ['HI-002', 3],
        ['MS-002', 1],
      ],
    },
    {
      daysAgo: 91,
      method: 'deferred',
      lines: [
        ['UD-003', 12, 12],
        ['DR-004', 10],
        ['MS-012', 6],
      ],
    },
    {
      daysAgo: 49,
      method: 'deferred',
      lines: [
        ['UD-003', 10, 11],
        ['DR-002', 6],
        ['BP-033', 10],
      ],
    },
    {
      daysAgo: 21,
      method: 'deferred',
      lines: [
        ['UD-003', 10, 10],
        ['MS-014', 10],
        ['UD-010', 4],
      ],
    },
    {
      daysAgo: 14,
      method: 'deferred',
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
      method: 'deferred',
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
      method: 'deferred',
      lines: [
        ['DR-002', 6],
        ['HI-002', 3],
      ],
    },
  ],
}
