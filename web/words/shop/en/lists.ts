import { englishForm } from '../../../../domain/words/plural.ts'
import type { lists as lv } from '../lv/lists.ts'

const pieces = { one: 'product', other: 'products' }

export const lists: typeof lv = {
  pageTitle: (title, page) => (page > 1 ? `${title}, page ${page}` : title),
  allGoodsText:
    'Water in returnable bottles, organic food and household goods, brought to your door in Riga and around.',
  categoryText: (category) =>
    `${category}: prices, contents and delivery to your door in Riga and around.`,
  topGoods: 'Favourites',
  discountGoods: 'Offers',
  newGoods: 'New',
  searchTitle: (term) => `Search: ${term}`,
  goodsFound: (count) => `${count} ${englishForm(count, pieces)} found`,
  goods: 'Goods',
  filters: 'Filters',
  filtersChosen: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
  category: 'Category',
  allCategories: 'All categories',
  subcategories: 'Subcategories',
  price: 'Price, €',
  priceFrom: 'From',
  priceTo: 'To',
  priceChip: (from, to) =>
    from === '' ? `Up to €${to}` : to === '' ? `From €${from}` : `€${from}–${to}`,
  only: 'Show only',
  filterNames: {
    bio: 'Organic',
    discount: 'On offer',
    in_stock: 'In stock',
    autoship: 'Available by autoship',
    new: 'New',
    top: 'Favourites',
  },
  show: 'Show',
  removeFilter: (filter) => `Remove filter: ${filter}`,
  removeAll: 'Remove all filters',
  sort: 'Sort by',
  orders: {
    best: 'Best match',
    top: 'Favourites',
    price: 'Lowest price',
    '-price': 'Highest price',
    unit_price: 'Unit price',
    created_at: 'Newest',
    name: 'Name',
  },
  nothing: 'Nothing found!',
  nothingText: 'Change search criteria or remove all filters.',
  partial: 'No product has all the words, so here are those with the most of them.',
  answers: 'You may be looking for',
  nothingForTerm: 'Check the spelling, or search for another word.',
  noneYet: 'There are no goods here yet',
  noneYetText: 'Please look in again later, or see other goods.',
  emptyShop: 'The shop is being set up',
  emptyShopText: 'There are no goods yet. Please look in again later.',
  contacts: 'How to reach us',
  notFoundSearch: 'Find a product by its name',
  recommended: 'We recommend',
  pages: {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
}
