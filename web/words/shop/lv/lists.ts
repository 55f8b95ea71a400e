import { latvianForm } from '../../../../domain/words/plural.ts'

// nominative, because the counted goods are the subject: "Atrastas 14 preces"
const pieces = { zero: 'preces', one: 'prece', other: 'preces' }
const found = { zero: 'Atrastas', one: 'Atrasta', other: 'Atrastas' }

/** Lists of goods: results, filters, sorting and pages. */
export const lists = {
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, ${page}. lapa` : title),
  allGoodsText:
    'Ūdens atgriežamās pudelēs, bio pārtika un saimniecības preces ar piegādi līdz durvīm Rīgā un Pierīgā.',
  categoryText: (category: string) =>
    `${category}: cenas, sastāvs un piegāde līdz Jūsu durvīm Rīgā un Pierīgā.`,
  topGoods: 'Iecienītākās preces',
  discountGoods: 'Akcijas',
  newGoods: 'Jaunumi',
  searchTitle: (term: string) => `Meklēts: ${term}`,
  goodsFound: (count: number) =>
    `${latvianForm(count, found)} ${count} ${latvianForm(count, pieces)}`,
  goods: 'Preces',
  filters: 'Filtri',
  filtersChosen: (count: number) => (count === 0 ? 'Filtri' : `Filtri (${count})`),
  category: 'Kategorija',
  allCategories: 'Visas kategorijas',
  subcategories: 'Apakškategorijas',
  price: 'Cena, €',
  priceFrom: 'No',
  priceTo: 'Līdz',
  priceChip: (from: string, to: string) =>
    from === '' ? `Līdz ${to} €` : to === '' ? `No ${from} €` : `${from}–${to} €`,
  only: 'Rādīt tikai',
  filterNames: {
    bio: 'Bio',
    discount: 'Akcijas preces',
    in_stock: 'Ir noliktavā',
    autoship: 'Der regulārajai piegādei',
    new: 'Jaunumi',
    top: 'Iecienītākās',
  },
  show: 'Parādīt',
  removeFilter: (filter: string) => `Noņemt filtru: ${filter}`,
  removeAll: 'Noņemt visus filtrus',
  sort: 'Kārtot',
  orders: {
    best: 'Atbilstošākās',
    top: 'Iecienītākās',
    price: 'Lētākās',
    '-price': 'Dārgākās',
    unit_price: 'Pēc vienības cenas',
    created_at: 'Jaunākās',
    name: 'Pēc nosaukuma',
  },
  nothing: 'Nekas netika atrasts!',
  nothingText: 'Mainiet meklēšanas nosacījumus vai noņemiet visus filtrus.',
  partial: 'Preces ar visiem vārdiem nav, tāpēc rādām tās, kurās to ir visvairāk.',
  answers: 'Varbūt meklējat atbildi',
  nothingForTerm: 'Pārbaudiet, vai vārds uzrakstīts pareizi, vai meklējiet citu vārdu.',
  noneYet: 'Šeit vēl nav preču',
  noneYetText: 'Lūdzu, ieskatieties vēlāk vai apskatiet citas preces.',
  emptyShop: 'Veikals tiek iekārtots',
  emptyShopText: 'Preču vēl nav. Lūdzu, ieskatieties vēlāk.',
  contacts: 'Kā ar mums sazināties',
  notFoundSearch: 'Sameklējiet preci pēc nosaukuma',
  recommended: 'Iesakām',
  pages: {
    pages: 'Lapas',
    previous: 'Iepriekšējā lapa',
    next: 'Nākamā lapa',
    page: (page: number) => `${page}. lapa`,
  },
}
