import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const questions = (rules: FormattedRules, seller: Seller): DocumentText => ({
  title: 'Biežāk uzdotie jautājumi',
  description: 'Par ko zvana visbiežāk: piegādes diena, tukšās pudeles, depozīts, rēķini un pauze.',
  intro: `Par šo mums zvana visbiežāk. Ja atbildes te nav, zvaniet ${seller.phone}.`,
  sections: [
    {
      title: 'Kad kurjers būs klāt?',
      paragraphs: [
        'Piegādes dienā no plkst. 8.00 līdz 20.00. Precīzu stundu apsolīt nevaram, bet kurjers pirms ierašanās piezvana. Dienas, kurās braucam pie Jums, rāda kalendārs.',
      ],
    },
    {
      title: 'Vai var pārcelt piegādi?',
      paragraphs: [
        'Jā. Atveriet “Gaida piegādi” un izvēlieties citu dienu. Tas iespējams, līdz diena tiek slēgta; termiņš ir pie pasūtījuma. Regulārajā piegādē izvēlieties, vai pārcelt tikai šo vai visas turpmākās.',
      ],
    },
    {
      title: 'Man ir vairāk tukšu pudeļu, nekā norādīju',
      paragraphs: [
        `Atdodiet visas. Kurjers saskaita, un depozīts par pārējām atgriežas Jūsu kontā. Ja neko pasūtīt nevajag, noformējiet grozu tikai ar atdodamajām pudelēm; par braucienu ir degvielas piemaksa ${rules.surcharge}.`,
      ],
    },
    {
      title: 'Kāpēc jāmaksā depozīts, ja man jau ir pudeles?',
      paragraphs: [
        `Depozīts (${rules.lentDeposit} par pudeli) ir tikai par pudelēm, kas nāk klāt. Cik atdodat, tik saņemat bez depozīta. Pārbaudiet grozā skaitli “Atdodu tukšās”.`,
      ],
    },
    {
      title: 'Kur ir mani rēķini?',
      paragraphs: [
        'Pēc piegādes rēķinu nosūtām uz e-pastu; tas ir arī sadaļā “Izpildītie pasūtījumi”. Avansa un mēneša rēķini ir savās sadaļās. Visus var lejupielādēt.',
      ],
    },
    {
      title: 'Maksājums noņemts, bet pasūtījuma nav',
      paragraphs: [
        'Banka dažreiz apstiprina ar kavēšanos, arī dažas stundas. Tiklīdz nauda ir pie mums, pasūtījums parādās sadaļā “Gaida piegādi” un Jūs saņemat vēstuli. Ja termiņš pagājis, nauda ir Jūsu kontā.',
      ],
    },
    {
      title: 'Kā apturēt uz atvaļinājuma laiku?',
      paragraphs: [
        'Regulārajā piegādē ieslēdziet pauzi un norādiet dienas. Piegādes uz vairākām adresēm var pauzēt vienā reizē. Pirms atsākšanas atgādināsim.',
      ],
    },
    {
      title: 'Dzesētājs pil vai nedzesē',
      paragraphs: [
        `Zvaniet ${seller.phone}. Nomas dzesētāju apmainām bez maksas nākamajā reisā, bet pirktu salabojam garantijā.`,
      ],
    },
    {
      title: 'Aizmirsu paroli',
      paragraphs: [
        'Pieslēgšanās lapā izvēlieties “Aizmirsāt paroli?”. Saite darbojas 60 minūtes un vienu reizi.',
      ],
    },
  ],
})
