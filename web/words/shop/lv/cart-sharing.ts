/** A cart given on by a link, and goods that make its delivery free. */
export const cartSharing = {
  share: 'Dalīties ar grozu',
  copied: 'Saite uz groza precēm ir nokopēta.',
  title: 'Kopīgots grozs',
  text: 'Kāds ar Jums dalās ar šīm precēm. Cenas ir šodienas.',
  takeAll: 'Ielikt manā grozā',
  nothing: 'Šajā saitē preču nav',
  nothingText: 'Saite ir nepilnīga, vai preces vairs nepārdodam.',
  toGoods: 'Apskatīt preces',
  toFree: (sum: string) => `Līdz bezmaksas piegādei pietrūkst ${sum}`,
  add: 'Pielikt',
  addNamed: (name: string) => `Pielikt grozam: ${name}`,
}
