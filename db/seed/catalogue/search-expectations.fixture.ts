export type SearchExpectation = {
  query: string
  how:
    | 'exact'
    | 'inflected'
    | 'folded'
    | 'typo'
    | 'prefix'
    | 'words'
    | 'id'
    | 'code'
    | 'synonym'
    | 'measure'
    | 'nothing'
  /** SKUs that must be found, and SKUs that must not. */
  finds: string[]
  doesNotFind: string[]
}

const waters = ['UD-001', 'UD-002', 'UD-003', 'UD-004', 'UD-005', 'UD-008']
const pumps = ['DZ-001', 'DZ-002', 'DZ-003']
const coolers = ['DZ-009', 'DZ-010', 'DZ-011', 'DZ-012']
const honeys = ['BP-027', 'BP-028', 'BP-029', 'BP-030']
const coffees = ['DR-001', 'DR-002', 'DR-003']
const nappies = ['BE-004']

export const searchExpectations: SearchExpectation[] = [
  // As in the name
  { query: 'ūdens', how: 'exact', finds: waters, doesNotFind: ['HI-007', 'BE-004', 'MS-013'] },
  { query: 'medus', how: 'exact', finds: honeys, doesNotFind: ['UD-001', 'MS-014', 'DZ-010'] },
  {
    query: 'pumpis',
    how: 'exact',
    finds: [...pumps, 'UD-013'],
    doesNotFind: ['BP-001', 'MS-011', 'DR-016'],
  },
  {
    query: 'mandeles',
    how: 'exact',
    finds: ['BP-036', 'DR-017', 'BP-012'],
    doesNotFind: ['BP-034', 'UD-001', 'MS-003'],
  },
  {
    query: 'griķi',
    how: 'exact',
    finds: ['BP-003', 'BP-004'],
    doesNotFind: ['BP-005', 'UD-001', 'DR-001'],
  },
  {
    query: 'Sila Avots',
    how: 'exact',
    finds: ['UD-001', 'UD-002', 'UD-004'],
    doesNotFind: ['BP-021', 'MS-001', 'DZ-013'],
  },
  {
    query: 'Baltā Lāse',
    how: 'exact',
    finds: ['UD-003'],
    doesNotFind: ['UD-001', 'BP-001', 'HI-001'],
  },
  { query: 'dzesētājs', how: 'exact', finds: coolers, doesNotFind: ['BP-001', 'HI-005', 'BE-004'] },
  // Other cases and numbers of the word
  { query: 'ūdeni', how: 'inflected', finds: waters, doesNotFind: ['HI-007', 'BE-004'] },
  { query: 'ūdeņu', how: 'inflected', finds: waters, doesNotFind: ['HI-007', 'BE-004'] },
  {
    query: 'pudeles',
    how: 'inflected',
    finds: ['UD-001', 'UD-002', 'DZ-008'],
    doesNotFind: ['BP-005', 'MS-011'],
  },
  {
    query: 'pudeļu',
    how: 'inflected',
    finds: ['UD-001', 'UD-002', 'DZ-007'],
    doesNotFind: ['BP-005', 'MS-011'],
  },
  { query: 'pumpjiem', how: 'inflected', finds: pumps, doesNotFind: ['BP-001', 'MS-011'] },
  { query: 'medu', how: 'inflected', finds: honeys, doesNotFind: ['UD-001', 'MS-014'] },
  {
    query: 'tējas',
    how: 'inflected',
    finds: ['DR-006', 'DR-009', 'DR-010'],
    doesNotFind: ['MS-011', 'BP-018'],
  },
  {
    query: 'eļļu',
    how: 'inflected',
    finds: ['BP-021', 'BP-022', 'BP-024', 'BE-006'],
    doesNotFind: ['UD-001', 'MS-014'],
  },
  {
    query: 'ziepju',
    how: 'inflected',
    finds: ['HI-001', 'HI-002', 'HI-003'],
    doesNotFind: ['UD-001', 'BP-001'],
  },
  {
    query: 'glāžu',
    how: 'inflected',
    finds: ['MS-014', 'MS-015', 'DZ-013'],
    doesNotFind: ['BP-027', 'HI-005'],
  },
  { query: 'autiņbiksīšu', how: 'inflected', finds: nappies, doesNotFind: ['HI-007', 'UD-001'] },
  {
    query: 'dzesētājam',
    how: 'inflected',
    finds: [...coolers, 'DZ-013'],
    doesNotFind: ['BP-001', 'HI-005'],
  },
  { query: 'zirņu', how: 'inflected', finds: ['BP-009'], doesNotFind: ['UD-001', 'HI-002'] },
  { query: 'olām', how: 'inflected', finds: ['BP-046'], doesNotFind: ['UD-001', 'MS-011'] },
  { query: 'kafijai', how: 'inflected', finds: coffees, doesNotFind: ['MS-011', 'BP-005'] },
  {
    query: 'ābolus',
    how: 'inflected',
    finds: ['BP-048', 'BE-001', 'DR-012'],
    doesNotFind: ['UD-001', 'MS-014'],
  },
  // Without diacritics, in capitals
  { query: 'udens', how: 'folded', finds: waters, doesNotFind: ['HI-007', 'BE-004'] },
  { query: 'ŪDEŅU', how: 'folded', finds: waters, doesNotFind: ['HI-007', 'BE-004'] },
  {
    query: 'ellas',
    how: 'folded',
    finds: ['BP-021', 'BP-022', 'BP-024'],
    doesNotFind: ['UD-001', 'MS-014'],
  },
  {
    query: 'teja',
    how: 'folded',
    finds: ['DR-006', 'DR-009', 'DR-010'],
    doesNotFind: ['MS-011', 'BP-018'],
  },
  { query: 'griki', how: 'folded', finds: ['BP-003', 'BP-004'], doesNotFind: ['BP-005', 'UD-001'] },
  {
    query: 'auzu parslas',
    how: 'folded',
    finds: ['BP-001', 'BP-002'],
    doesNotFind: ['BP-004', 'UD-001'],
  },
  {
    query: 'glazes',
    how: 'folded',
    finds: ['MS-014', 'MS-015'],
    doesNotFind: ['BP-027', 'HI-005'],
  },
  { query: 'SKIDRAS ZIEPES', how: 'folded', finds: ['HI-001'], doesNotFind: ['UD-001', 'BP-001'] },
  { query: 'autinbiksites', how: 'folded', finds: nappies, doesNotFind: ['HI-007', 'UD-001'] },
  { query: 'cia seklas', how: 'folded', finds: ['BP-037'], doesNotFind: ['UD-001', 'MS-011'] },
  // One letter wrong, missing, extra, or two swapped
  { query: 'ūdems', how: 'typo', finds: waters, doesNotFind: ['HI-007', 'BE-004'] },
  { query: 'pumpsi', how: 'typo', finds: pumps, doesNotFind: ['BP-001', 'MS-011'] },
  { query: 'dzesētjs', how: 'typo', finds: coolers, doesNotFind: ['BP-001', 'HI-005'] },
  { query: 'dzestāajs', how: 'nothing', finds: [], doesNotFind: ['BP-001', 'HI-005', 'DR-001'] },
  { query: 'kafiija', how: 'typo', finds: coffees, doesNotFind: ['MS-011', 'BP-005'] },
  { query: 'mandles', how: 'typo', finds: ['BP-036', 'DR-017'], doesNotFind: ['UD-001', 'MS-003'] },
  { query: 'grannola', how: 'typo', finds: ['BP-012'], doesNotFind: ['UD-001', 'DR-001'] },
  { query: 'šokoldāe', how: 'typo', finds: ['BP-033'], doesNotFind: ['UD-001', 'MS-011'] },
  { query: 'šampuns', how: 'typo', finds: ['HI-005'], doesNotFind: ['UD-001', 'BP-001'] },
  { query: 'kombuca', how: 'folded', finds: ['DR-018'], doesNotFind: ['UD-001', 'BP-001'] },
  { query: 'kurkmua', how: 'typo', finds: ['BP-042'], doesNotFind: ['UD-001', 'MS-011'] },
  // The beginning of a word, as while typing
  { query: 'dzes', how: 'prefix', finds: coolers, doesNotFind: ['BP-001', 'HI-005'] },
  { query: 'pum', how: 'prefix', finds: pumps, doesNotFind: ['BP-001', 'MS-011'] },
  { query: 'kaf', how: 'prefix', finds: coffees, doesNotFind: ['MS-011', 'BP-005'] },
  {
    query: 'bio auz',
    how: 'prefix',
    finds: ['BP-001', 'BP-002', 'DR-016', 'BE-002'],
    doesNotFind: ['MS-007', 'UD-005'],
  },
  { query: 'auti', how: 'prefix', finds: nappies, doesNotFind: ['HI-007', 'UD-001'] },
  { query: 'liepz', how: 'prefix', finds: ['BP-029', 'DR-008'], doesNotFind: ['UD-001', 'BP-030'] },
  // Several words: all must be found, in any order
  {
    query: 'bio ziedu medus',
    how: 'words',
    finds: ['BP-028'],
    doesNotFind: ['BP-030', 'UD-001', 'BP-001'],
  },
  { query: 'medus bio', how: 'words', finds: ['BP-028'], doesNotFind: ['BP-001', 'UD-001'] },
  {
    query: 'elektriskais pumpis',
    how: 'words',
    finds: ['DZ-002', 'DZ-003'],
    doesNotFind: ['BP-001', 'UD-002'],
  },
  {
    query: 'grīdas dzesētāja noma',
    how: 'words',
    finds: ['PK-002', 'PK-003'],
    doesNotFind: ['UD-001', 'DR-001', 'BP-001'],
  },
  {
    query: 'papīra glāzes',
    how: 'words',
    finds: ['MS-014', 'MS-015', 'UD-014'],
    doesNotFind: ['MS-016', 'BP-001'],
  },
  {
    query: 'medus kafija šampūns',
    how: 'nothing',
    finds: [],
    doesNotFind: [...honeys, ...coffees, 'HI-005'],
  },
  { query: 'tēja bez kofeīna', how: 'words', finds: ['DR-011'], doesNotFind: ['UD-001', 'DR-009'] },
  {
    query: 'veļas mazgāšana',
    how: 'words',
    finds: ['MS-004', 'MS-005'],
    doesNotFind: ['UD-001', 'DR-001'],
  },
  // Sizes, however they are written
  {
    query: '18,9 l',
    how: 'measure',
    finds: ['UD-001', 'UD-003', 'UD-004', 'UD-005'],
    doesNotFind: ['BP-001', 'MS-011'],
  },
  {
    query: '18.9l',
    how: 'measure',
    finds: ['UD-001', 'UD-003', 'UD-004', 'UD-005'],
    doesNotFind: ['BP-001', 'MS-011'],
  },
  { query: 'ūdens 11,3', how: 'measure', finds: ['UD-002'], doesNotFind: ['UD-008', 'BP-001'] },
  { query: 'griķi 1 kg', how: 'measure', finds: ['BP-004'], doesNotFind: ['BP-003', 'UD-001'] },
  {
    query: 'medus 500g',
    how: 'measure',
    finds: ['BP-028', 'BP-029', 'BP-030'],
    doesNotFind: ['BP-027', 'UD-001'],
  },
  // The good's own number, and the shop's code
  { query: '101', how: 'id', finds: ['UD-001'], doesNotFind: ['UD-002', 'BP-001'] },
  { query: '336', how: 'id', finds: ['BP-036'], doesNotFind: ['BP-034', 'UD-001'] },
  { query: 'DR-001', how: 'code', finds: ['DR-001'], doesNotFind: ['DR-002', 'UD-001'] },
  { query: 'dz-002', how: 'code', finds: ['DZ-002'], doesNotFind: ['DZ-003', 'UD-001'] },
  // What people say instead
  { query: 'kūleris', how: 'synonym', finds: coolers, doesNotFind: ['BP-001', 'HI-005'] },
  { query: 'kuleris', how: 'synonym', finds: coolers, doesNotFind: ['BP-001', 'HI-005'] },
  { query: 'cooler', how: 'synonym', finds: coolers, doesNotFind: ['BP-001', 'HI-005'] },
  { query: 'ūdens pompis', how: 'synonym', finds: pumps, doesNotFind: ['BP-001', 'MS-011'] },
  { query: 'ūdens sūknis', how: 'synonym', finds: pumps, doesNotFind: ['BP-001', 'BE-004'] },
  {
    query: 'ūdens balons',
    how: 'synonym',
    finds: ['UD-001', 'UD-003', 'UD-004'],
    doesNotFind: ['BP-001', 'MS-011'],
  },
  {
    query: 'olīvu eļļa',
    how: 'synonym',
    finds: ['BP-024'],
    doesNotFind: ['UD-001', 'BP-022', 'BE-006'],
  },
  {
    query: 'griķu putraimi',
    how: 'synonym',
    finds: ['BP-003', 'BP-004'],
    doesNotFind: ['UD-001', 'DR-001'],
  },
  {
    query: 'bioloģiskie griķi',
    how: 'synonym',
    finds: ['BP-003', 'BP-004'],
    doesNotFind: ['BP-005', 'UD-001'],
  },
  {
    query: 'herkuless',
    how: 'synonym',
    finds: ['BP-001', 'BP-002'],
    doesNotFind: ['UD-001', 'MS-011'],
  },
  { query: 'eko medus', how: 'synonym', finds: ['BP-028'], doesNotFind: ['BP-001', 'UD-001'] },
  {
    query: 'trauku līdzeklis',
    how: 'synonym',
    finds: ['MS-001', 'MS-002'],
    doesNotFind: ['UD-001', 'BP-001'],
  },
  { query: 'pamperi', how: 'synonym', finds: nappies, doesNotFind: ['HI-007', 'UD-001'] },
  // Nothing of the kind
  { query: 'velosipēds', how: 'nothing', finds: [], doesNotFind: ['UD-001', 'BP-001', 'DZ-010'] },
  { query: 'qwxz', how: 'nothing', finds: [], doesNotFind: ['UD-001', 'BP-001', 'MS-001'] },
]

/** Ways to type one term: each group must find exactly the same goods. */
export const sameAnswers: string[][] = [
  [
    'ūdens pumpis',
    'udens pumpis',
    'ŪDENS PUMPIS',
    'ūdens pumpi',
    'pumpis ūdens',
    '  ūdens   pumpis ',
  ],
  ['medus', 'medu', 'MEDUS', 'medum'],
  ['eļļa', 'ella', 'eļļas', 'ellas', 'eļļu'],
  ['glāzes', 'glazes', 'glāžu', 'glāze'],
  ['autiņbiksītes', 'autinbiksites', 'autiņbiksīšu', 'autinbiksisu'],
  ['kūleris', 'kuleris', 'dzesētājs', 'dzesetajs', 'dzesētāja'],
  ['18,9 l', '18.9 l', '18,9l', '18.9l'],
]
