/** What is given back at the end of a run. */
export const handIn = {
  title: 'Nodošana',
  run: (number: number, plate: string) => `${number}. reiss, ${plate}`,
  comeBack: 'Esmu atpakaļ, nododu',
  sign: 'Nodot un parakstīt',
  signAgain: 'Parakstīt vēlreiz',
  signedFor: (full: number, empty: number, cash: string) =>
    `Pilnas ${full}, tukšas ${empty}, nauda ${cash}.`,
  open: (count: number) => `Vēl gaida pieturas: ${count}.`,
  stops: 'Pieturas',
  ofThem: (over: number, failed: number) =>
    failed > 0 ? `${over}, nenotika ${failed}` : `${over}`,
  left: 'Atstātas',
  full: 'Pilnas atpakaļ',
  empty: (good: string) => `Tukšās: ${good}`,
  byStops: (count: number) => `pēc pieturām ${count}`,
  cash: 'Skaidra nauda',
  spent: 'izdots',
  float: 'maiņas nauda',
  warehouse: 'Noliktava skaita pati un tavus skaitļus neredz.',
}
