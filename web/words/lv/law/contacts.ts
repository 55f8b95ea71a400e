import type { DocumentText } from '../../../../contract/words/document.ts'

export const contacts: DocumentText = {
  title: 'Kontakti',
  description: 'Avota tālrunis, e-pasts, birojs un rekvizīti.',
  intro:
    'Zvaniet 67 000 000 darba dienās 8.00–18.00 vai rakstiet uz labdien@avots.example; atbildam tajā pašā darba dienā.',
  sections: [
    {
      title: 'Birojs un pudeļu pieņemšana',
      list: ['Avotu iela 1, Rīga, LV-1011', 'Darba dienās 8.00–18.00', 'Tukšās pudeles pieņemam arī bez pasūtījuma.'],
    },
    {
      title: 'Piegādes dienā',
      paragraphs: [
        'Kurjers pirms ierašanās piezvana uz tālruni, kas norādīts pie adreses. Ja jāpasaka kas steidzams, zvaniet 67 000 000.',
      ],
    },
    {
      title: 'Rekvizīti',
      list: [
        'SIA “Avots”, reģistrācijas Nr. 40000000000',
        'PVN Nr. LV40000000000',
        'Juridiskā adrese: Avotu iela 1, Rīga, LV-1011',
        'Pārtikas un veterinārā dienesta reģistrēts pārtikas uzņēmums',
      ],
    },
  ],
}
