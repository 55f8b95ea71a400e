import type { Bilingual } from './bilingual.ts'

/** The picture is drawn by the position's own scene; heading and text lie over its calm part, to be read and translated. */
export type SeedBanner = {
  position: `front_${'desktop' | 'mobile'}${1 | 2 | 3}`
  url: string
  title: Bilingual
  text: Bilingual
}

const stories: Omit<SeedBanner, 'position'>[] = [
  {
    url: '/udens/atgriezama-tara',
    title: { lv: 'Atvedam pilnas, paņemam tukšās', en: 'We bring full ones and take the empties' },
    text: {
      lv: 'Avota ūdens atgriežamās 18,9 l pudelēs līdz Jūsu durvīm Rīgā un Pierīgā.',
      en: 'Spring water in returnable 18.9 l bottles to your door in Riga and around.',
    },
  },
  {
    url: '/bio-partika',
    title: { lv: 'Brokastis kopā ar ūdeni', en: 'Breakfast comes with the water' },
    text: {
      lv: 'Auzu pārslas, medus, maize un piens – viens kurjers, viena piegāde.',
      en: 'Oat flakes, honey, bread and milk: one courier, one delivery.',
    },
  },
  {
    url: '/udens/starta-komplekti',
    title: { lv: 'Ūdens birojam bez rūpēm', en: 'Water for the office, taken care of' },
    text: {
      lv: 'Dzesētājs nomā no 5,90 € mēnesī, pudeles regulārajā piegādē, viens rēķins mēnesī.',
      en: 'A cooler to rent from €5.90 a month, bottles in a recurring delivery, one bill a month.',
    },
  },
]

export const banners: SeedBanner[] = (['desktop', 'mobile'] as const).flatMap((screen) =>
  stories.map((story, index) => ({
    position: `front_${screen}${(index + 1) as 1 | 2 | 3}` as const,
    ...story,
  })),
)
