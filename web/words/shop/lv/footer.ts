import { seller } from '../../../../domain/documents/seller.ts'

/** The footer of every page. */
export const footer = {
  otherLanguage: 'English',
  footAbout: 'Ūdens un bio preces līdz Jūsu durvīm Rīgā un Pierīgā.',
  hours: 'Darba dienās 8.00–18.00',
  buying: 'Pirkšana',
  rules: 'Noteikumi',
  contacts: 'Kontakti',
  howToReach: 'Kā ar mums sazināties',
  deliveryZones: 'Piegāde un piegādes zonas',
  depositInfo: 'Depozīts un tukšās pudeles',
  autoshipInfo: 'Regulārā piegāde',
  paymentInfo: 'Maksājumu veidi',
  questions: 'Biežāk uzdotie jautājumi',
  contract: 'Distances līgums',
  withdrawal: 'Atteikties no līguma',
  guarantee: 'Likumā noteiktā garantija',
  privacy: 'Privātums',
  cookies: 'Sīkdatnes',
  accessibility: 'Piekļūstamības paziņojums',
  email: seller.email,
  company: `${seller.name}, reģ. Nr. ${seller.registrationNo}`,
  companyAddress: seller.address,
  euNote:
    'Finansē Eiropas Savienība – NextGenerationEU. Interneta veikala izveidi atbalsta Atveseļošanas fonds.',
  vatNote: 'Visas cenas ietver PVN.',
}
