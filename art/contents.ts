/** The form of grains inside a pack. */
export type Grain =
  | 'flakes'
  | 'grains'
  | 'beads'
  | 'slivers'
  | 'beans'
  | 'nuts'
  | 'crescents'
  | 'tubes'
  | 'leaves'
  | 'powder'
  | 'liquid'

type Substance = { light: string; base: string; deep: string; grain: Grain }

const of = (grain: Grain, light: string, base: string, deep: string): Substance => ({
  light,
  base,
  deep,
  grain,
})

export const contents = {
  oats: of('flakes', '#F6E8CB', '#E6CFA0', '#BE9C63'),
  greenBuckwheat: of('beads', '#E3E3B4', '#C3C586', '#8C9150'),
  buckwheat: of('beads', '#B98A5B', '#8F6138', '#5F3E21'),
  pearlBarley: of('grains', '#F8F0DD', '#E9DBBA', '#BCA777'),
  barley: of('grains', '#EAD5A4', '#D2B272', '#9C7C3E'),
  millet: of('beads', '#F9E190', '#F0C850', '#C0922B'),
  quinoa: of('beads', '#F5EAD6', '#E2CDAA', '#A97C5C'),
  greyPeas: of('beads', '#B09A80', '#85705A', '#594838'),
  redLentils: of('beads', '#F6B583', '#E88A55', '#B85C2D'),
  chickpeas: of('nuts', '#F3DDAC', '#DFBE7C', '#AD8745'),
  granola: of('nuts', '#E3B978', '#C08C48', '#7F5426'),
  wheat: of('grains', '#F2DDAE', '#DDB96F', '#A98238'),
  rye: of('grains', '#D6C3A0', '#AE9468', '#77613D'),
  spelt: of('grains', '#EDD2A0', '#CF9F5E', '#955F2C'),
  sugar: of('powder', '#D9AE7A', '#BB8450', '#865630'),
  white: of('powder', '#FFFFFF', '#EFF3F4', '#C9D4D9'),
  pasta: of('tubes', '#EBCB8E', '#D2A65C', '#946B2D'),
  brownRice: of('slivers', '#E3C9A0', '#C4A170', '#8E6A3D'),
  whiteRice: of('slivers', '#FFFCF3', '#F1EAD9', '#C6BA9E'),
  rapeseedOil: of('liquid', '#F8DB78', '#EDBE3C', '#BC8B1C'),
  linseedOil: of('liquid', '#E8B95C', '#C98A2B', '#8E5A14'),
  hempOil: of('liquid', '#A9B765', '#758B3A', '#47601F'),
  oliveOil: of('liquid', '#B7BF62', '#8C9A3A', '#56641B'),
  vinegar: of('liquid', '#F1C98A', '#DCA04E', '#A56B25'),
  coconut: of('powder', '#FFFFFF', '#F6F3EC', '#D6CFBF'),
  honey: of('liquid', '#F9CF74', '#EBAF3B', '#BC7A17'),
  paleHoney: of('liquid', '#FBE7B4', '#F3D184', '#CCA048'),
  darkHoney: of('liquid', '#BA7636', '#8C4E1D', '#5A2E0E'),
  blackcurrant: of('liquid', '#7F4A78', '#532650', '#351433'),
  maple: of('liquid', '#D5863F', '#A8581F', '#6E3510'),
  chocolate: of('powder', '#8A5A3B', '#5D3822', '#3C2213'),
  walnuts: of('nuts', '#DDB88A', '#B98A57', '#7E5830'),
  cashews: of('crescents', '#F8E6C4', '#EAD0A0', '#BE9A60'),
  almonds: of('nuts', '#D09A66', '#AD6E3C', '#743F1B'),
  chia: of('beads', '#8C8A88', '#5F5D5E', '#3A393C'),
  pumpkinSeeds: of('grains', '#A9BC7B', '#7F9A4F', '#53702C'),
  apricots: of('nuts', '#F9BF70', '#EE9436', '#BB6517'),
  dates: of('nuts', '#A9683E', '#7A4122', '#4C2410'),
  salt: of('powder', '#FFFFFF', '#EEF2F6', '#C3D0DA'),
  turmeric: of('powder', '#F8C65A', '#E8A01F', '#B06F0B'),
  cinnamon: of('powder', '#C58A58', '#9E5F31', '#6B3A18'),
  coffee: of('beans', '#8A5E3F', '#5F3B24', '#3D2212'),
  darkCoffee: of('beans', '#63412D', '#412615', '#26140A'),
  groundCoffee: of('powder', '#8A5E3F', '#6A432A', '#432715'),
  chicory: of('powder', '#A77A54', '#80532F', '#55331A'),
  mint: of('leaves', '#9CCB9B', '#5FA56A', '#2F7444'),
  camomile: of('leaves', '#FFF5D2', '#F3D96B', '#C9A52C'),
  linden: of('leaves', '#E4E3A1', '#C3C45E', '#8C8F30'),
  greenTea: of('leaves', '#A8BC72', '#75913F', '#48661F'),
  blackTea: of('leaves', '#8A6650', '#5B3D2C', '#372216'),
  rooibos: of('slivers', '#DE8A5C', '#B85A30', '#7E3717'),
  appleJuice: of('liquid', '#FBE39A', '#F2C955', '#C4942A'),
  birchSap: of('liquid', '#F1F6EA', '#DDEBD3', '#A7C29A'),
  seaBuckthorn: of('liquid', '#FBB65C', '#F08C1E', '#BE6308'),
  elderflower: of('liquid', '#FAF1BE', '#EEDD84', '#BBA646'),
  almondDrink: of('nuts', '#D9A877', '#B87B49', '#7C4A24'),
  kombucha: of('liquid', '#F4C98D', '#E2A257', '#AE6B27'),
  lemon: of('liquid', '#FBF0A2', '#F3DC55', '#C5A91F'),
  applePuree: of('liquid', '#FBEAB4', '#F1D57F', '#C9A347'),
  crisps: of('crescents', '#FBE2A0', '#F0C465', '#BE8D33'),
  bread: of('powder', '#B98255', '#8A5632', '#5E371C'),
  carrots: of('liquid', '#F7A95E', '#EB8230', '#B95A15'),
  apples: of('liquid', '#E6745C', '#C8412F', '#8F2518'),
  eggs: of('liquid', '#F6DCC0', '#E8BD95', '#B98660'),
  water: of('liquid', '#C4E5F2', '#8CCBE3', '#2F93B9'),
  sparkling: of('liquid', '#D6EFE4', '#A3D8C6', '#3C9A83'),
  soap: of('liquid', '#FFFFFF', '#EDE9F6', '#ADA3D3'),
  babyOil: of('liquid', '#FDEBC8', '#F7D596', '#CFA053'),
} satisfies Record<string, Substance>

export type Content = keyof typeof contents

export type { Substance }
export const substanceOf = (content: Content | undefined): Substance =>
  contents[content ?? 'water'] ?? contents.water
