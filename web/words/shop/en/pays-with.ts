/** The note that is handed to the driver. */
export const paysWith = {
  title: 'Which banknote will you give the courier?',
  lead: 'The courier will bring the change.',
  exact: 'The exact sum',
  note: (euros: number) => `€${euros}`,
  failed: 'It could not be saved. Please try again.',
}
