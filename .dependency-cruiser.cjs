/** The arrows of the house (ARCHITECTURE.md). The fixture folder of `scripts/check-arrows.ts` breaks each once. */
const rooms = [
  'catalogue',
  'search',
  'stock',
  'customers',
  'cart',
  'territory',
  'parcels',
  'orders',
  'autoship',
  'payments',
  'bottles',
  'dispatch',
  'ledger',
  'documents',
  'notifications',
  'privacy',
  'settings',
  'staff',
]
const room = `(${rooms.join('|')})`

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-knows-domain-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(art|server|web|db|tests|scripts)/' },
    },
    {
      name: 'shared-promises-know-no-audience',
      severity: 'error',
      from: { path: '^contract/shared/' },
      to: { path: '^contract/(?!shared/)' },
    },
    {
      name: 'audiences-apart',
      severity: 'error',
      from: { path: '^contract/(shop|office|driver)/' },
      to: { path: '^contract/', pathNot: '^contract/(shared|$1)/' },
    },
    {
      name: 'apps-speak-to-their-audience',
      severity: 'error',
      from: { path: '^web/(shop|office|driver)/' },
      to: { path: '^contract/', pathNot: '^contract/(shared|$1)/' },
    },
    {
      name: 'art-is-pure',
      severity: 'error',
      from: { path: '^art/', pathNot: '\\.test\\.ts$|^art/fonts/lettering\\.ts$' },
      to: { pathNot: '^(art|domain)/' },
    },
    {
      name: 'lettering-reads-its-fonts',
      comment: 'the one drawing file with I/O: it opens art/fonts with fontkit',
      severity: 'error',
      from: { path: '^art/fonts/lettering\\.ts$' },
      to: { pathNot: '^(art|domain)/|^(node:)?fs$|node_modules/(@types/)?fontkit' },
    },
    {
      name: 'drawings-apart',
      comment: 'pictures are served by catalogue/pictures; an import checks art or proposes it',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '^server/catalogue/(pictures/|records/(resolve-records|good-record)|.*\\.test\\.ts$)',
      },
      to: { path: '^art/' },
    },
    {
      name: 'answers-without-drawings',
      severity: 'error',
      from: { path: '^server/catalogue/(list-goods|read-good|good-answer|suggest-goods)\\.ts$' },
      to: { path: '^art/', reachable: true },
    },
    {
      name: 'server-without-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-without-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(art|server|db|tests|scripts)/' },
    },
    {
      name: 'web-without-schemas',
      comment: 'zod stays out of the browser',
      severity: 'error',
      from: { path: '^(web|domain)/' },
      to: {
        path: '^contract/',
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^contract/(shared/(http-client|field-problems|setting-sentences)|shop/(details-answer|words|vocabularies))',
      },
    },
    {
      name: 'ui-knows-the-calendar-alone',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: {
        path: '^(domain|contract|server|web/(?!ui/))',
        pathNot: '^domain/calendar\\.ts$',
      },
    },
    {
      name: 'client-knows-no-app',
      severity: 'error',
      from: { path: '^web/client/', pathNot: '\\.test\\.ts$' },
      to: { path: '^web/(?!client/)' },
    },
    {
      name: 'words-know-no-screen',
      severity: 'error',
      from: { path: '^web/words/' },
      to: { path: '^web/(?!words/)' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      from: { path: '^web/(?:words/)?(shop|office|driver)/' },
      to: { path: '^web/(?:words/)?(shop|office|driver)/', pathNot: '^web/(?:words/)?$1/' },
    },
    {
      name: 'rooms-of-an-app-form-no-circle',
      scope: 'folder',
      severity: 'error',
      from: { path: '^web/(shop|office|driver)/[^/]+$' },
      to: { path: '^web/(shop|office|driver)/[^/]+$', circular: true },
    },
    {
      name: 'platform-knows-no-room',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: `^server/(?!platform/)` },
    },
    {
      name: 'rooms-call-verbs',
      comment: "never another room's store or routes",
      severity: 'error',
      from: { path: `^server/${room}/` },
      to: {
        path: `^server/${room}/(store|routes|.*[-/]store|.*[-/]routes)\\.ts$`,
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: { path: '^(domain|contract|server|web|db)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^build/|\\+types' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs'] },
  },
}
