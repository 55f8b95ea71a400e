/** The note that is handed to the driver. */
export const paysWith = {
  title: 'Ar kādu naudu maksāsiet šoferim?',
  lead: 'Šoferis paņems līdzi atlikumu.',
  exact: 'Precīzi',
  note: (euros: number) => `${euros} €`,
  failed: 'Neizdevās saglabāt. Lūdzu, mēģiniet vēlreiz.',
}
