/** Words of what surrounds every page: header, menus, footer and the pages for when something went wrong. */
export const frame = {
  shopName: 'Avots',
  skip: 'Pāriet uz saturu',
  homeLink: 'Avots, sākumlapa',
  notFoundTitle: 'Šādas lapas nav',
  notFoundText: 'Iespējams, adrese ir kļūdaina vai lapa ir pārvietota.',
  brokenTitle: 'Kaut kas nogāja greizi',
  brokenText: 'Mēs par to jau zinām. Lūdzu mēģiniet vēlreiz pēc brīža; grozs ir saglabāts.',
  toHome: 'Uz sākumlapu',
  tryAgain: 'Mēģināt vēlreiz',
}
