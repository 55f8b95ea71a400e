/** The note that is handed to the driver. */
export const paysWith = {
  title: 'Ar kādu naudaszīmi maksāsiet kurjeram?',
  lead: 'Kurjers paņems līdzi atlikumu.',
  exact: 'Precīza summa',
  note: (euros: number) => `${euros} €`,
  failed: 'Neizdevās saglabāt. Lūdzu, mēģiniet vēlreiz.',
}
