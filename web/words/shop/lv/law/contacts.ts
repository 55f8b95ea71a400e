import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const contacts = (seller: Seller): DocumentText => ({
  title: 'Kontakti',
  description: 'Avota tālrunis, e-pasts, birojs un rekvizīti.',
  intro: `Zvaniet ${seller.phone} darba dienās 8.00–18.00 vai rakstiet uz ${seller.email}; atbildam tajā pašā darba dienā.`,
  sections: [
    {
      title: 'Birojs un pudeļu pieņemšana',
      list: [
        seller.address,
        'Darba dienās 8.00–18.00',
        'Tukšās pudeles pieņemam arī bez pasūtījuma.',
      ],
    },
    {
      title: 'Piegādes dienā',
      paragraphs: [
        `Kurjers pirms ierašanās piezvana uz tālruni, kas norādīts pie adreses. Ja jāpaziņo kas steidzams, zvaniet ${seller.phone}.`,
      ],
    },
    {
      title: 'Rekvizīti',
      list: [
        `${seller.name}, reģistrācijas Nr.\u00a0${seller.registrationNo}`,
        ...(seller.vatNumber === null ? [] : [`PVN Nr.\u00a0${seller.vatNumber}`]),
        `Juridiskā adrese: ${seller.address}`,
        'Pārtikas un veterinārā dienesta reģistrēts pārtikas uzņēmums',
      ],
    },
  ],
})
