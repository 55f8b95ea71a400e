import { wholesaleCategoryId } from '../../../domain/pricing/price.ts'
import type { PaletteKey } from '../../../art/palette.ts'
import type { Bilingual } from '../bilingual.ts'

/** In the shop's order. Links are unique in their parent, never a number or a reserved word. */
export type SeedCategory = {
  id: number
  link: string
  name: Bilingual
  art?: PaletteKey
  children?: SeedCategory[]
}

export const categories: SeedCategory[] = [
  {
    id: 1,
    link: 'udens',
    art: 'udens',
    name: { lv: 'Ūdens', en: 'Water' },
    children: [
      {
        id: 11,
        link: 'atgriezama-tara',
        name: { lv: 'Avota ūdens atgriežamā tarā', en: 'Spring water in returnable bottles' },
        children: [
          { id: 111, link: '18-9-l-pudeles', name: { lv: '18,9 l pudeles', en: '18.9 l bottles' } },
          { id: 112, link: '11-3-l-pudeles', name: { lv: '11,3 l pudeles', en: '11.3 l bottles' } },
        ],
      },
      {
        id: 12,
        link: 'vienreizeja-tara',
        name: { lv: 'Avota ūdens vienreizējā tarā', en: 'Spring water in single-use packs' },
      },
      {
        id: 13,
        link: 'pudeles-un-kastes',
        name: { lv: 'Pudelēs un kastēs', en: 'Bottles and cases' },
        children: [
          { id: 131, link: 'negazets', name: { lv: 'Negāzēts', en: 'Still' } },
          {
            id: 132,
            link: 'gazets-un-mineraludens',
            name: { lv: 'Gāzēts un minerālūdens', en: 'Sparkling and mineral' },
          },
        ],
      },
      { id: 14, link: 'starta-komplekti', name: { lv: 'Starta komplekti', en: 'Starter sets' } },
    ],
  },
  {
    id: 2,
    link: 'dzesetaji-un-pumpji',
    art: 'dzesetaji',
    name: { lv: 'Dzesētāji un pumpji', en: 'Coolers and pumps' },
    children: [
      {
        id: 21,
        link: 'pumpji',
        name: { lv: 'Pumpji', en: 'Pumps' },
        children: [
          { id: 211, link: 'mehaniskie', name: { lv: 'Mehāniskie', en: 'Hand pumps' } },
          { id: 212, link: 'elektriskie', name: { lv: 'Elektriskie', en: 'Electric pumps' } },
        ],
      },
      {
        id: 22,
        link: 'dzesetaji',
        name: { lv: 'Dzesētāji', en: 'Coolers' },
        children: [
          { id: 221, link: 'galda', name: { lv: 'Galda', en: 'Table-top' } },
          { id: 222, link: 'gridas', name: { lv: 'Grīdas', en: 'Floor-standing' } },
        ],
      },
      {
        id: 23,
        link: 'stativi-un-turetaji',
        name: { lv: 'Statīvi un turētāji', en: 'Stands and carriers' },
      },
      { id: 24, link: 'piederumi', name: { lv: 'Piederumi', en: 'Accessories' } },
    ],
  },
  {
    id: 3,
    link: 'bio-partika',
    art: 'bio',
    name: { lv: 'Bio pārtika', en: 'Organic food' },
    children: [
      {
        id: 31,
        link: 'putraimi-un-parslas',
        name: { lv: 'Putraimi un pārslas', en: 'Groats and flakes' },
        children: [
          {
            id: 311,
            link: 'parslas-un-granola',
            name: { lv: 'Pārslas un granola', en: 'Flakes and granola' },
          },
          {
            id: 312,
            link: 'putraimi-un-graudi',
            name: { lv: 'Putraimi un graudi', en: 'Groats and grains' },
          },
          { id: 313, link: 'paksaugi', name: { lv: 'Pākšaugi', en: 'Pulses' } },
        ],
      },
      {
        id: 32,
        link: 'milti-un-cepsana',
        name: { lv: 'Milti un cepšana', en: 'Flour and baking' },
      },
      { id: 33, link: 'makaroni-un-risi', name: { lv: 'Makaroni un rīsi', en: 'Pasta and rice' } },
      {
        id: 34,
        link: 'ellas-un-etiki',
        name: { lv: 'Eļļas un etiķi', en: 'Oils and vinegars' },
        children: [
          { id: 341, link: 'ellas', name: { lv: 'Eļļas', en: 'Oils' } },
          { id: 342, link: 'etiki', name: { lv: 'Etiķi', en: 'Vinegars' } },
        ],
      },
      {
        id: 35,
        link: 'medus-un-saldumi',
        name: { lv: 'Medus un saldumi', en: 'Honey and sweets' },
        children: [
          { id: 351, link: 'medus', name: { lv: 'Medus', en: 'Honey' } },
          {
            id: 352,
            link: 'ievarijumi-un-saldumi',
            name: { lv: 'Ievārījumi un saldumi', en: 'Preserves and sweets' },
          },
        ],
      },
      {
        id: 36,
        link: 'rieksti-seklas-zaveti-augli',
        name: { lv: 'Rieksti, sēklas, žāvēti augļi', en: 'Nuts, seeds, dried fruit' },
        children: [
          { id: 361, link: 'rieksti', name: { lv: 'Rieksti', en: 'Nuts' } },
          { id: 362, link: 'seklas', name: { lv: 'Sēklas', en: 'Seeds' } },
          { id: 363, link: 'zaveti-augli', name: { lv: 'Žāvēti augļi', en: 'Dried fruit' } },
        ],
      },
      {
        id: 37,
        link: 'garsvielas-un-sals',
        name: { lv: 'Garšvielas un sāls', en: 'Spices and salt' },
      },
      {
        id: 38,
        link: 'svaiga-partika',
        name: { lv: 'Svaigā pārtika', en: 'Fresh food' },
        children: [
          {
            id: 381,
            link: 'maize-piens-olas',
            name: { lv: 'Maize, piens un olas', en: 'Bread, milk and eggs' },
          },
          {
            id: 382,
            link: 'augli-un-darzeni',
            name: { lv: 'Augļi un dārzeņi', en: 'Fruit and vegetables' },
          },
        ],
      },
    ],
  },
  {
    id: 4,
    link: 'dzerieni',
    art: 'dzerieni',
    name: { lv: 'Dzērieni', en: 'Drinks' },
    children: [
      {
        id: 41,
        link: 'kafija',
        name: { lv: 'Kafija', en: 'Coffee' },
        children: [
          { id: 411, link: 'kafijas-pupinas', name: { lv: 'Kafijas pupiņas', en: 'Coffee beans' } },
          {
            id: 412,
            link: 'malta-kafija-un-kapsulas',
            name: { lv: 'Malta kafija un kapsulas', en: 'Ground coffee and capsules' },
          },
        ],
      },
      {
        id: 42,
        link: 'teja',
        name: { lv: 'Tēja', en: 'Tea' },
        children: [
          { id: 421, link: 'zalu-tejas', name: { lv: 'Zāļu tējas', en: 'Herbal teas' } },
          {
            id: 422,
            link: 'zala-un-melna-teja',
            name: { lv: 'Zaļā un melnā tēja', en: 'Green and black tea' },
          },
        ],
      },
      { id: 43, link: 'sulas-un-sirupi', name: { lv: 'Sulas un sīrupi', en: 'Juices and syrups' } },
      { id: 44, link: 'augu-dzerieni', name: { lv: 'Augu dzērieni', en: 'Plant drinks' } },
    ],
  },
  {
    id: 5,
    link: 'majai-un-saimniecibai',
    art: 'maja',
    name: { lv: 'Mājai un saimniecībai', en: 'Household' },
    children: [
      { id: 51, link: 'trauku-mazgasana', name: { lv: 'Trauku mazgāšana', en: 'Dishwashing' } },
      { id: 52, link: 'vela', name: { lv: 'Veļa', en: 'Laundry' } },
      { id: 53, link: 'virsmu-tirisana', name: { lv: 'Virsmu tīrīšana', en: 'Surface cleaning' } },
      { id: 54, link: 'papirs-un-maisi', name: { lv: 'Papīrs un maisi', en: 'Paper and bags' } },
      {
        id: 55,
        link: 'glazes-un-trauki',
        name: { lv: 'Glāzes un trauki', en: 'Cups and tableware' },
      },
    ],
  },
  {
    id: 6,
    link: 'higiena',
    art: 'higiena',
    name: { lv: 'Higiēna', en: 'Personal care' },
    children: [
      {
        id: 61,
        link: 'roku-un-kermena-kopsana',
        name: { lv: 'Roku un ķermeņa kopšana', en: 'Hand and body care' },
      },
      { id: 62, link: 'matu-kopsana', name: { lv: 'Matu kopšana', en: 'Hair care' } },
      { id: 63, link: 'mutes-higiena', name: { lv: 'Mutes higiēna', en: 'Oral care' } },
      { id: 64, link: 'dezinfekcija', name: { lv: 'Dezinfekcija', en: 'Disinfection' } },
    ],
  },
  {
    id: 8,
    link: 'berniem',
    art: 'berniem',
    name: { lv: 'Bērniem', en: 'For children' },
    children: [
      { id: 81, link: 'edieni-un-uzturs', name: { lv: 'Ēdieni un uzturs', en: 'Food' } },
      { id: 82, link: 'kopsana', name: { lv: 'Kopšana', en: 'Care' } },
    ],
  },
  {
    id: 9,
    link: 'pakalpojumi',
    art: 'pakalpojumi',
    name: { lv: 'Pakalpojumi', en: 'Services' },
    children: [
      { id: 91, link: 'noma', name: { lv: 'Noma', en: 'Rental' } },
      { id: 92, link: 'apkope', name: { lv: 'Apkope', en: 'Maintenance' } },
    ],
  },
  {
    id: wholesaleCategoryId,
    link: 'vairuma',
    name: { lv: 'Vairumā', en: 'Wholesale' },
    children: [
      {
        id: 71,
        link: 'udens-un-dzerieni',
        name: { lv: 'Ūdens un dzērieni', en: 'Water and drinks' },
      },
      {
        id: 72,
        link: 'birojam-un-saimniecibai',
        name: { lv: 'Birojam un saimniecībai', en: 'Office and household' },
      },
    ],
  },
]
