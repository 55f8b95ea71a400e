export const preview = {
  title: 'Šoferis – Avots',
  name: 'Avots',
  driver: 'šoferis',
  heading: 'Tava diena būs šeit',
  lead: 'Šī lapa vēl top.',
  notSignedIn: 'Tu neesi pieslēdzies. Šoferu kontu vēl nav.',
  unreachable: 'Serveris pašlaik neatbild. Lūdzu, atjauno lapu.',
  signedInAs: (name: string) => `Pieslēdzies: ${name}`,
  parts: [
    'Ko iekraut un kurā secībā braukt.',
    'Katrā pieturā: tukšās, ko atstāt, adrese un skaidrā nauda.',
    'Bez tīkla nekas nepazūd.',
  ],
  otherLanguage: 'In English',
}
