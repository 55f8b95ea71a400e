import type { SeedAddress, WishedLine } from '../people/person.ts'
import type { CompanySize } from './company-size.ts'

/** A household or a company on the vans' rounds; each orders the same every time. */
export type RoundCustomer = {
  email: string
  name: string
  phone: string
  company?: { registrationNo: string; creditLimitCents: number }
  address: SeedAddress
  method: 'cash' | 'account' | 'deferred'
  lines: WishedLine[]
  /** Of the latest rounds and of today's vans; the others are those of the weeks before. */
  isOfRounds: boolean
  /** Whether the first van that comes to them is today's. */
  isNew: boolean
}

const women = [
  'Anda',
  'Baiba',
  'Dace',
  'Evita',
  'Gunta',
  'Ieva',
  'Līga',
  'Madara',
  'Sanita',
  'Zane',
]
const men = ['Aivars', 'Edgars', 'Gatis', 'Ivars', 'Juris', 'Māris', 'Normunds', 'Raivis', 'Uldis']
/** Of a man and of a woman. */
const families = [
  ['Krūmiņš', 'Krūmiņa'],
  ['Ozoliņš', 'Ozoliņa'],
  ['Balodis', 'Balode'],
  ['Eglītis', 'Eglīte'],
  ['Vītoliņš', 'Vītoliņa'],
  ['Sproģis', 'Sproģe'],
  ['Āboliņš', 'Āboliņa'],
] as const
const companies = [
  'Baltā rasa',
  'Dzintara birojs',
  'Ziemeļu tehnika',
  'Liepu nams',
  'Rīta zobārsti',
]

type Street = [place: string, street: string, postcode: string]

/** The first van's streets, then the second's and the third's. */
const streets: Street[][] = [
  [
    ['Centrs', 'Lāčplēša iela', 'LV-1011'],
    ['Centrs', 'Miera iela', 'LV-1013'],
    ['Centrs', 'Stabu iela', 'LV-1011'],
    ['Centrs', 'Ģertrūdes iela', 'LV-1010'],
  ],
  [
    ['Avoti', 'Avotu iela', 'LV-1009'],
    ['Skanste', 'Skanstes iela', 'LV-1013'],
  ],
  [
    ['Teika', 'Brīvības gatve', 'LV-1039'],
    ['Purvciems', 'Dzelzavas iela', 'LV-1021'],
  ],
]

const notes = [
  'Kods 34K, 3. stāvs bez lifta.',
  'Zvanīt 15 minūtes pirms.',
  'Suns pagalmā, lūdzu, zvanīt pie vārtiem.',
]

function roundCustomer(index: number, onRounds: number): RoundCustomer {
  const isOfRounds = index < onRounds
  const isCompany = index % 6 === 5
  const place = streets[index % 16 < 8 ? 0 : index % 16 < 12 ? 1 : 2]!
  const [name, street, postcode] = place[index % place.length]!
  // The three companies of one office house are three stops at one door.
  const isOffices = isOfRounds && index % 16 < 8 && isCompany
  const address: SeedAddress = {
    city: 'Rīga',
    place: isOffices ? 'Centrs' : name,
    street: isOffices ? 'Brīvības iela' : street,
    houseNo: isOffices ? '40' : String(3 + ((index * 7) % 60)),
    ...(isOffices || index % 3 > 0 ? { flatNo: String(1 + ((index * 5) % 40)) } : {}),
    postcode: isOffices ? 'LV-1050' : postcode,
    ...(index % 4 === 0 ? { notes: notes[(index / 4) % notes.length]! } : {}),
    isLegal: true,
  }
  const number = String(index + 1).padStart(2, '0')
  const digits = String(901 + index).padStart(4, '0')
  return {
    email: `aplis-${number}@klienti.example`,
    name: isCompany ? `SIA “${companies[index % companies.length]} ${number}”` : personName(index),
    phone: `+3712000${digits}`,
    ...(isCompany && {
      company: { registrationNo: `4000000${digits}`, creditLimitCents: 30_000 },
    }),
    address,
    method: isCompany ? 'deferred' : index % 10 === 3 ? 'account' : 'cash',
    lines: linesOf(index, { isCompany, isOfRounds }),
    isOfRounds,
    isNew: isOfRounds && index % 8 === 4,
  }
}

function personName(index: number): string {
  const [his, hers] = families[index % families.length]!
  const isWoman = index % 2 === 0
  return isWoman ? `${women[index % women.length]} ${hers}` : `${men[index % men.length]} ${his}`
}

const coffee: WishedLine[] = [['DR-001', 1]]

type Kind = { isCompany: boolean; isOfRounds: boolean }

/** Coffee for the rounds alone: there are not many packs of it. */
function linesOf(index: number, { isCompany, isOfRounds }: Kind): WishedLine[] {
  if (isCompany) return [['UD-002', 5, 5], ...(isOfRounds && index % 4 === 1 ? coffee : [])]
  if (index % 5 === 1) return [['UD-001', 1, 1], ...(isOfRounds ? coffee : [])]
  return [['UD-001', 2, 2]]
}

export const roundCustomers = ({ customers, onRounds }: CompanySize): RoundCustomer[] =>
  Array.from({ length: customers }, (_, index) => roundCustomer(index, onRounds))
