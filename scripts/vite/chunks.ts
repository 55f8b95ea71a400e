/** What surrounds every page, without the menus, forms and pages that open later. */
const frame = new RegExp(
  [
    'domain/(?:money|words/(?!listed))',
    'web/client/(?!use-action|use-loaded|refusals)',
    'web/shop/first-visit/hydrate-on-use',
    'web/shop/session/(?!use-today|change-language|address-store|upcoming-store)',
    'web/words/(?:shop/(?:frame|cart-button)|use-words|use-euros|words)',
    `web/shop/frame/(?!${[
      'category-',
      'goods-search',
      'use-suggestions',
      'all-goods-button',
      'side-menu',
      'customer-menu',
      'site-footer',
      'language-switch',
      'eu-flag',
      'repeat-cart',
      'loading',
      'logout',
    ].join('|')})`,
    'web/shop/consent/consent(?:-prompt)?\\.ts',
    'web/shop/tracking/track',
    'web/shop/page/(?:error-page|guard-redirect|page-head|json-ld)',
    'web/shop/cart/(?:cart-button|lazy-cart-drawer)',
    'web/shop/goods/(?:cart-editor|line-editor|drawer-state|use-piece-count)',
    'web/ui/(?:button|class|icon|lazy-with-retry|mark|note|price|toast(?!-card)|use-modal)',
  ].join('|'),
)

/** What pages that list goods share and a good's own page does not need. */
const lists = new RegExp(
  [
    'web/words/shop/(?:lv/|en/)?lists',
    'web/shop/catalogue/(?:filters|goods-list\\.|list-|load-list)',
    'web/shop/catalogue/(?:nothing-found|empty-shop|use-when-changed)',
    'web/ui/(?:paginator|empty-state|empty-picture)',
  ].join('|'),
)

/** The fields of forms, also of the filters and of the consent form. */
const fields = /web\/ui\/(?:checkbox|field|set-field-value|select|text-input)/

/** Cards of goods; a good's own page fetches them later, for the goods below it. */
const tiles =
  /web\/shop\/(?:goods\/(?:good-tile|cart-control|goods-target)|catalogue\/goods-rail)\.tsx?/

/** What all catalogue pages share. */
const cardFiles = new RegExp(
  [
    'web/(?:words/)?shop(?:/(?:lv|en))?/(?:catalogue|goods/(?!notify-me))',
    'web/shop/cart/floating-cart',
    'web/ui/(?:badge|breadcrumb|link-button|number-stepper|no-break)',
    'domain/(?:cart/quantity|pricing/(?:deposit|price))\\.',
  ].join('|'),
)
const cards = (id: string) => cardFiles.test(id) && !lists.test(id) && !tiles.test(id)

/**
 * Groups the browser's modules into few files: dozens of small ones compress badly and each costs
 * a request. Catalogue pages fetch nothing of the group `rooms`.
 */
export const chunks = [
  { name: 'react', test: /node_modules|rolldown\/runtime/, priority: 5 },
  { name: 'frame', test: frame, priority: 4 },
  { name: 'fields', test: fields, priority: 3 },
  { name: 'tiles', test: tiles, priority: 2 },
  { name: 'lists', test: lists, priority: 2 },
  { name: 'catalogue', test: cards, minShareCount: 4, priority: 3 },
  { name: 'rooms', test: /[\\/]web[\\/].*\.tsx?$/, minShareCount: 8, priority: 1 },
]
