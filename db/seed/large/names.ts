const listed = (words: string) => words.trim().split(/\s+/)

/** Parts of names as Latvia has them: the first ones are the most common. */
export const firstNames = {
  her: listed(`
    Anna Kristīne Ilze Inese Līga Marija Dace Inga Sandra Laura Baiba Zane Elīna Aija Ieva
    Daina Vita Rita Liene Evita Agnese Santa Gunta Iveta Signe Rūta Maija Velga Ārija Žanete`),
  his: listed(`
    Jānis Andris Juris Edgars Mārtiņš Aivars Artūrs Pēteris Valdis Guntis Ivars Raivis
    Kaspars Māris Uldis Oskars Normunds Roberts Toms Aigars Dainis Gatis Imants Kārlis Lauris
    Modris Renārs Sandis Viesturs Zigmārs`),
}

export const surnameStarts = ['', '', '', 'Liel', 'Maz', 'Vec', 'Jaun', 'Kalna', 'Upes', 'Meža']
export const surnameStems = listed(`
  Bērz Kaln Ozol Jans Liep Krūm Balod Egl Zar Pēters Klav Vītol Priedn Krast Sil Purv Lāc
  Vilk Zvirbul Grav Dzen Rož Āboltn Puķ Saul Zem Strazd Cīrul Gail Apīn`)
export const surnameEnds = {
  her: ['iņa', 'one', 'e', 'iece', 'āne', 'īte'],
  his: ['iņš', 'ons', 'is', 'nieks', 'āns', 'ītis'],
}

export const streetStarts = ['', '', '', 'Mazā ', 'Vecā ', 'Jaunā ']
export const streets = listed(`
  Brīvības Rīgas Skolas Dārza Parka Liepu Meža Upes Saules Miera Jūras Stacijas Raiņa
  Dzirnavu Ozolu Bērzu Pļavu Ziedu Lauku Baznīcas Tirgus Valdemāra Čaka Blaumaņa Daugavas
  Gaujas Lielā Kalna Ezera Smilšu Akmens Vītolu Kļavu Priežu Egļu Ābeļu Ķiršu Rožu Ceriņu
  Krasta Ganību Vienības Kurzemes Zemgales`)
