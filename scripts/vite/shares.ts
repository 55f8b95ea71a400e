/** What every page shows around itself, and what that is made of; menus, forms and pages that open later are not in it. */
const frame = new RegExp(
  [
    'domain/(?:money|words/(?!listed))',
    'web/client/(?!catch-up|use-action|use-today|refused-fields|said-no|change-language)',
    'web/words/(?:frame|cart-button|use-words|use-euros|words)',
    'web/shop/frame/(?!category-|goods-search|use-suggestions|all-goods-button|side-menu|customer-menu|site-footer|language-switch|eu-flag|account-links|repeat-cart|way-on|loading|logout|waiting)',
    'web/shop/consent/consent(?:-place)?\\.ts',
    'web/shop/tracking/track',
    'web/shop/cart/(?:cart-button|cart-store|change-counts|drawer-place|drawer-state|use-counts|wishes)',
    'web/ui/(?:button|class|icon|lazily|mark|note|price|toast(?!-card)|use-modal)',
  ].join('|'),
)

/** What pages that list goods share, and a good's own page does without. */
const lists = new RegExp(
  [
    'web/words/(?:lv/|en/)?lists',
    'web/shop/catalogue/(?:filters|goods-list|list-|load-list|nothing-found|empty-shop|use-when-changed)',
    'web/ui/(?:paginator|empty-state|empty-picture)',
  ].join('|'),
)

/** What forms are made of, those of a list and of the question for consent, too. */
const fields = /web\/ui\/(?:checkbox|field|fill|select|text-input)/

/** A good among others: its own page draws some of them below, and fetches their program later. */
const tiles =
  /web\/shop\/catalogue\/(?:good-tile|goods-rail|cart-control|goods-target|goes-with|short-message|sold-out)\.tsx?/

/** What all pages of the catalogue share. */
const cards = (id: string) =>
  /web\/(?:(?:shop|words(?:\/(?:lv|en))?)\/catalogue(?!\/tell-me)|shop\/cart\/floating-cart|ui\/(?:badge|breadcrumb|link-button|number-stepper|tied))|domain\/(?:cart\/granted|pricing\/(?:deposit|price))\./.test(
    id,
  ) &&
  !lists.test(id) &&
  !tiles.test(id)

/**
 * Dozens of small files compress badly and each brings its headers: the libraries, what the pages of the catalogue share, and what the
 * other rooms do; a page of the catalogue fetches nothing of those.
 */
export const shares = [
  { name: 'react', test: /node_modules|rolldown\/runtime/, priority: 5 },
  { name: 'frame', test: frame, priority: 4 },
  { name: 'fields', test: fields, priority: 3 },
  { name: 'tiles', test: tiles, priority: 2 },
  { name: 'lists', test: lists, priority: 2 },
  { name: 'catalogue', test: cards, minShareCount: 4, priority: 3 },
  { name: 'rooms', test: /[\\/]web[\\/].*\.tsx?$/, minShareCount: 8, priority: 1 },
]
