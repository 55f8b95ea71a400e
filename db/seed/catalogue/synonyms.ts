type Synonym = { phrase: string; means: string[]; isInstead?: true }

const instead = (phrases: string[], means: string[]): Synonym[] =>
  phrases.map((phrase) => ({ phrase, means, isInstead: true }))
const also = (phrases: string[], means: string[]): Synonym[] =>
  phrases.map((phrase) => ({ phrase, means }))

const plantDrinks = ['auzu dzēriens', 'mandeļu dzēriens']
const withoutGluten = ['griķi', 'prosa', 'kinoja', 'rīsi']

/** What customers call the goods, gathered from searches that found nothing. */
export const synonyms: Synonym[] = [
  ...instead(['auzu piens', 'oat milk'], ['auzu dzēriens']),
  ...instead(['mandeļu piens', 'almond milk'], ['mandeļu dzēriens']),
  ...instead(['vegāns piens', 'vegānisks piens', 'augu piens', 'vegan milk'], plantDrinks),
  ...instead(['vegāns', 'vegānisks', 'vegan'], [...plantDrinks, 'aunazirņi', 'lēcas', 'kinoja']),
  ...instead(['glutēns', 'bezglutēna', 'gluten free', 'glutenfree'], withoutGluten),
  ...instead(['wc papīrs', 'wc paper'], ['tualetes papīrs']),
  ...instead(['wc', 'poda'], ['tualetes']),
  ...instead(['trauku mazgājamais līdzeklis', 'trauku ziepes'], ['trauku mazgāšanas līdzeklis']),
  ...instead(['tualetes tīrītājs', 'wc tīrītājs'], ['tualetes tīrīšanas līdzeklis']),
  ...instead(['atkaļķošanas līdzeklis', 'atkaļķotājs', 'descaler'], ['citronskābe']),
  // Water comes before what is for water.
  ...instead(['ūdens'], ['avota ūdens', 'dzeramais ūdens', 'ūdens']),
  ...instead(['silavots'], ['sila avots']),
  ...instead(['19 l', '20 l', '19l'], ['18,9 l']),
  ...instead(['oatmeal', 'porridge'], ['auzu pārslas', 'auzu putra']),
  ...instead(['diapers', 'nappy', 'pamperi', 'pampers'], ['autiņbiksītes']),
  ...instead(['musli', 'muslis', 'muesli', 'brokastu pārslas'], ['granola', 'auzu pārslas']),
  ...instead(['īre', 'īrēt', 'iznomāt', 'rent'], ['noma']),
  ...instead(['krūze', 'krūzīte', 'tase', 'mug'], ['glāzes']),
  ...instead(['dāvana', 'dāvanas', 'gift'], ['medus', 'šokolāde', 'granola']),
  ...instead(['kanna'], ['5 l kanna', 'pudele']),
  ...instead(['apple', 'apples'], ['āboli', 'ābolu']),
  ...instead(['honey'], ['medus']),
  ...instead(['sparkling', 'gāzēts minerālūdens', 'ūdens ar gāzi'], ['gāzēts ūdens']),
  ...instead(['spring water', 'dzeramais'], ['ūdens']),
  ...instead(['veļas ziepes', 'veļas mazgājamais'], ['veļas']),
  ...instead(['sūkņi', 'pump'], ['pumpis']),
  ...instead(['bulka', 'maizīte', 'bread'], ['maize']),
  ...instead(['saldumi', 'konfektes'], ['šokolāde', 'medus', 'ievārījums']),
  ...instead(['džems', 'zapte', 'jam'], ['ievārījums']),
  ...instead(['spageti', 'nūdeles', 'noodles'], ['makaroni']),
  ...instead(['smalkmaizītes milti'], ['milti']),
  ...instead(['salvetes'], ['salvetes', 'dvieļi']),
  ...instead(['atkritumu maisi', 'miskastes maisi', 'trash bags'], ['bioatkritumu maisi']),
  ...instead(['hot water'], ['dzesētājs']),
  ...also(['kūlers', 'kuleris', 'watercooler'], ['dzesētājs']),
  // Words that say how one wants to buy, not what.
  ...instead(['piegāde', 'ar piegādi', 'uz mājām', 'pirkt', 'cena', 'lēti', 'delivery'], ['']),
]
