import type { GoodArt } from './art.ts'

type Look = { says: RegExp; art: Omit<GoodArt, 'name' | 'size' | 'bio' | 'palette'> }

const look = (says: RegExp, art: Look['art']): Look => ({ says, art })

/** What a name tells about its good's looks. The first that fits decides, so the particular stands before the general. */
export const looks: Look[] = [
  // services
  look(/noma.*diena|pasakumam/, { shape: 'tag', variant: 'rent-day' }),
  look(/galda.*noma/, { shape: 'tag', variant: 'rent-table' }),
  look(/noma\b/, { shape: 'tag', variant: 'rent-floor' }),
  look(/apkope.*servis/, { shape: 'tag', variant: 'clean-shop' }),
  look(/apkope/, { shape: 'tag', variant: 'clean-home' }),
  look(/keramikas.*tirisana/, { shape: 'tag', variant: 'crock' }),
  look(/piegade|pakalpojum|uzstadisana|remonts/, { shape: 'tag' }),

  // water
  look(/komplekts.*(biroj|glaz)/, { shape: 'kit', variant: 'office' }),
  look(/komplekts.*(maj|pump)/, { shape: 'kit', variant: 'home' }),
  look(/uden.*vienreizlietojam.*|vienreiz.*18,9/, { shape: 'bottle', variant: 'single-use', accent: 'sky' }),
  look(/mineraliz.*18,9/, { shape: 'bottle', variant: 'minerals', accent: 'deep', labelStyle: 'rules' }),
  look(/miksts.*18,9|balta lase.*18,9/, { shape: 'bottle', accent: 'sky', labelStyle: 'plain' }),
  look(/uden.*11,3 ?l \(/, { shape: 'bottle', variant: 'small', accent: 'water', labelStyle: 'top' }),
  look(/uden.*18,9 ?l \(|uden.*18,9 ?l$/, { shape: 'bottle', accent: 'water', labelStyle: 'top' }),
  look(/uden.*kanna/, { shape: 'canister', variant: 'clear', content: 'water' }),
  look(/uden.*bag-in-box/, { shape: 'bag-in-box', variant: 'large', content: 'water' }),
  look(/mineraludens.*stikl/, { shape: 'bottle-case', variant: 'glass', content: 'water' }),
  look(/udens bern.*×/, { shape: 'bottle-case', variant: 'kids', content: 'water' }),
  look(/negazets.*0,5 ?l ×/, { shape: 'bottle-case', variant: 'half-litre', content: 'water', accent: 'water' }),
  look(/negazets.*×/, { shape: 'bottle-case', content: 'water', accent: 'water' }),
  look(/gazets.*×/, { shape: 'bottle-case', content: 'sparkling', accent: 'grass' }),

  // coolers and pumps
  look(/caurul/, { shape: 'tubing' }),
  look(/mehanisk.*pump/, { shape: 'pump', variant: 'mechanical', labelStyle: 'rules' }),
  look(/pump.*displej/, { shape: 'pump', variant: 'display', accent: 'ink', labelStyle: 'bottom' }),
  look(/pump/, { shape: 'pump', variant: 'electric', labelStyle: 'top' }),
  look(/stativ.*keramik|koka stativ/, { shape: 'wood-stand' }),
  look(/pudelu stativ|plaukts/, { shape: 'rack' }),
  look(/keramikas trauk/, { shape: 'crock' }),
  look(/rokturis/, { shape: 'carrier' }),
  look(/glazu turetaj/, { shape: 'cup-dispenser' }),
  look(/filtra kasetne|filtrs/, { shape: 'filter' }),
  look(/galda.*dzesetaj/, { shape: 'cooler', variant: 'table' }),
  look(/dzesetaj.*apaksej/, { shape: 'cooler', variant: 'bottom-load' }),
  look(/dzesetaj.*(udensvad|pieslegsan)/, { shape: 'cooler', variant: 'plumbed' }),
  look(/dzesetaj/, { shape: 'cooler', variant: 'floor' }),

  // for children, before the same words for adults
  look(/biezenis/, { shape: 'jar', variant: 'baby', content: 'applePuree', accent: 'sun' }),
  look(/putra zidain/, { shape: 'box', variant: 'tall', content: 'oats' }),
  look(/kraukski/, { shape: 'pouch', variant: 'hill', content: 'crisps', tone: 'pale', accent: 'sun' }),
  look(/autinbiksites/, { shape: 'soft-pack', variant: 'nappies', accent: 'sky' }),
  look(/salvetes/, { shape: 'soft-pack', variant: 'wipes', accent: 'sky' }),
  look(/kermena ella/, { shape: 'squeeze', variant: 'straight', content: 'babyOil', accent: 'sun' }),
  look(/velas lidzeklis mazul/, { shape: 'jug', accent: 'sky', labelStyle: 'bottom' }),

  // groats and flakes
  look(/granola|musli/, { shape: 'pouch', variant: 'hill', content: 'granola', tone: 'pale', accent: 'clay' }),
  look(/parslas/, { shape: 'pouch', variant: 'oval', content: 'oats', labelStyle: 'top' }),
  look(/griki.*zal/, { shape: 'pouch', variant: 'leaf', content: 'greenBuckwheat', tone: 'pale' }),
  look(/griki/, { shape: 'pouch', variant: 'arch', content: 'buckwheat', tone: 'dark' }),
  look(/grubas/, { shape: 'pouch', variant: 'band', content: 'pearlBarley' }),
  look(/miezu|putraimi/, { shape: 'pouch', variant: 'hill', content: 'barley' }),
  look(/prosa/, { shape: 'pouch', variant: 'oval', content: 'millet', tone: 'pale', accent: 'sun' }),
  look(/kinoja/, { shape: 'pouch', variant: 'leaf', content: 'quinoa', tone: 'dark' }),
  look(/zirni pelek|pelekie zirni/, { shape: 'pouch', variant: 'arch', content: 'greyPeas' }),
  look(/lecas/, { shape: 'pouch', variant: 'band', content: 'redLentils', tone: 'pale', accent: 'clay' }),
  look(/aunazirni|pupas|pupinas(?!.*kafij)(?<!kafijas pupinas)/, {
    shape: 'pouch',
    variant: 'oval',
    content: 'chickpeas',
    tone: 'dark',
  }),

  // baking
  look(/rudzu milti/, { shape: 'paper-bag', content: 'rye', labelStyle: 'bottom' }),
  look(/speltas.*milti/, { shape: 'paper-bag', content: 'spelt', accent: 'white', labelStyle: 'rules' }),
  look(/milti/, { shape: 'paper-bag', content: 'wheat', labelStyle: 'top' }),
  look(/soda\b/, { shape: 'box', variant: 'plain', tone: 'pale', accent: 'clay' }),
  look(/cukurs/, { shape: 'pouch', variant: 'arch', content: 'sugar', tone: 'pale' }),
  look(/makaroni|nudeles/, { shape: 'box', variant: 'window', content: 'pasta' }),
  look(/brunie risi/, { shape: 'pouch', variant: 'band', content: 'brownRice', tone: 'dark' }),
  look(/risi\b/, { shape: 'pouch', variant: 'leaf', content: 'whiteRice' }),

  // oil, vinegar, sweet things
  look(/rapsu ella/, { shape: 'flask', variant: 'tall', content: 'rapeseedOil', accent: 'leaf' }),
  look(/linseklu ella/, { shape: 'flask', variant: 'long', content: 'linseedOil', accent: 'ink' }),
  look(/kanepju.*ella/, { shape: 'flask', variant: 'square', content: 'hempOil', accent: 'ink' }),
  look(/olivella/, { shape: 'flask', variant: 'square', content: 'oliveOil', accent: 'sun' }),
  look(/kokosriekstu ella/, { shape: 'jar', content: 'coconut', accent: 'grass', labelStyle: 'bottom' }),
  look(/etikis/, { shape: 'flask', variant: 'long', content: 'vinegar', accent: 'clay' }),
  look(/ella\b/, { shape: 'flask', content: 'rapeseedOil' }),
  look(/klavu sirups/, { shape: 'flask', variant: 'round', content: 'maple', accent: 'clay' }),
  look(/liepziedu medus/, { shape: 'jar', content: 'paleHoney', accent: 'sun' }),
  look(/griku medus/, { shape: 'jar', content: 'darkHoney', accent: 'ink' }),
  look(/medus.*250 g/, { shape: 'jar', variant: 'half', content: 'honey', accent: 'sun' }),
  look(/medus/, { shape: 'jar', content: 'honey', labelStyle: 'rules' }),
  look(/ievarijums|dzems/, { shape: 'jar', variant: 'cloth', content: 'blackcurrant', accent: 'plum' }),
  look(/sokolade/, { shape: 'bar', content: 'chocolate' }),

  // nuts, seeds, dried fruit, spices
  look(/valrieksti/, { shape: 'pouch', variant: 'arch', content: 'walnuts' }),
  look(/indijas rieksti/, { shape: 'pouch', variant: 'band', content: 'cashews' }),
  look(/mandeles/, { shape: 'pouch', variant: 'oval', content: 'almonds' }),
  look(/cia seklas/, { shape: 'pouch', variant: 'hill', content: 'chia', tone: 'pale', accent: 'plum' }),
  look(/kirbju seklas|seklas/, { shape: 'pouch', variant: 'leaf', content: 'pumpkinSeeds', accent: 'sun' }),
  look(/aprikozes/, { shape: 'pouch', variant: 'hill', content: 'apricots', tone: 'dark' }),
  look(/dateles/, { shape: 'pouch', variant: 'band', content: 'dates', tone: 'pale' }),
  look(/sals\b/, { shape: 'tin', content: 'salt', tone: 'pale', accent: 'sky' }),
  look(/kurkuma/, { shape: 'shaker', content: 'turmeric' }),
  look(/kanelis|pipari|garsviel/, { shape: 'shaker', content: 'cinnamon', accent: 'ink' }),

  // fresh
  look(/maize/, { shape: 'bread', content: 'bread' }),
  look(/piens/, { shape: 'carton', variant: 'milk', accent: 'sky' }),
  look(/olas\b/, { shape: 'eggs', content: 'eggs' }),
  look(/burkani|kartupeli|bietes/, { shape: 'produce', variant: 'roots', content: 'carrots' }),
  look(/aboli\b|bumbieri/, { shape: 'produce', variant: 'fruit', content: 'apples' }),

  // drinks
  look(/kafijas pupinas.*tums/, {
    shape: 'paper-bag',
    variant: 'coffee',
    content: 'darkCoffee',
    tone: 'dark',
    accent: 'ink',
  }),
  look(/kafijas pupinas/, { shape: 'paper-bag', variant: 'coffee', content: 'coffee' }),
  look(/kapsulas/, { shape: 'box', variant: 'wide', tone: 'dark', content: 'coffee' }),
  look(/malta kafija|kafija/, {
    shape: 'paper-bag',
    variant: 'coffee',
    content: 'groundCoffee',
    tone: 'pale',
    accent: 'clay',
  }),
  look(/cigorin/, { shape: 'tin', variant: 'low', content: 'chicory' }),
  look(/piparmetr.*teja/, { shape: 'box', variant: 'tea', content: 'mint', tone: 'pale', accent: 'leaf' }),
  look(/kumelis.*teja/, { shape: 'box', variant: 'tea', content: 'camomile', accent: 'sun' }),
  look(/liepziedu teja/, { shape: 'box', variant: 'tea', content: 'linden', tone: 'pale', accent: 'grass' }),
  look(/zala teja/, { shape: 'tin', variant: 'tea', content: 'greenTea', accent: 'leaf' }),
  look(/melna teja/, { shape: 'tin', variant: 'tea', content: 'blackTea', tone: 'dark' }),
  look(/roibos|teja/, { shape: 'box', variant: 'tea', content: 'rooibos', tone: 'dark', accent: 'clay' }),
  look(/sula.*bag-in-box/, { shape: 'bag-in-box', content: 'appleJuice', accent: 'clay' }),
  look(/berzu sula/, { shape: 'small-bottle', content: 'birchSap', accent: 'leaf' }),
  look(/smiltserks/, { shape: 'small-bottle', variant: 'short', content: 'seaBuckthorn', accent: 'ink' }),
  look(/sula\b/, { shape: 'small-bottle', content: 'appleJuice' }),
  look(/sirups/, { shape: 'flask', variant: 'tall', content: 'elderflower', accent: 'grass' }),
  look(/mandelu dzeriens/, { shape: 'carton', content: 'almondDrink', tone: 'pale' }),
  look(/auzu dzeriens|dzeriens/, { shape: 'carton', content: 'oats' }),
  look(/kombuca/, { shape: 'small-bottle', content: 'kombucha', accent: 'sun', labelStyle: 'bottom' }),

  // house
  look(/trauku mazgasan.*kanna|uzpilde/, { shape: 'canister', accent: 'ink' }),
  look(/trauku mazgasan/, { shape: 'squeeze', variant: 'waist', content: 'lemon', accent: 'sun' }),
  look(/tabletes/, { shape: 'box', variant: 'plain', accent: 'water', tone: 'plain' }),
  look(/velas pulveris/, { shape: 'box', variant: 'tall', tone: 'pale', accent: 'sky' }),
  look(/velas (mazgasan|lidzek)/, { shape: 'jug', accent: 'clay' }),
  look(/traipu|balinataj/, { shape: 'tin', content: 'white', accent: 'sky' }),
  look(/tualetes tir/, { shape: 'squeeze', variant: 'duck', accent: 'water' }),
  look(/universal|tirisanas lidzek/, { shape: 'spray' }),
  look(/citronskabe/, { shape: 'pouch', variant: 'leaf', content: 'white', tone: 'pale' }),
  look(/dranin|lupat/, { shape: 'cloths' }),
  look(/papira dviel/, { shape: 'roll', variant: 'towels' }),
  look(/tualetes papir/, { shape: 'roll' }),
  look(/mais(i|ini)\b/, { shape: 'roll', variant: 'bags' }),
  look(/glazes karst/, { shape: 'cups', variant: 'hot' }),
  look(/glazes/, { shape: 'cups' }),
  look(/karafe/, { shape: 'carafe' }),

  // hygiene
  look(/skidr.*ziepes/, { shape: 'dispenser', accent: 'plum' }),
  look(/ziep/, { shape: 'bar', variant: 'soap' }),
  look(/zelej/, { shape: 'squeeze', variant: 'straight', accent: 'grass', labelStyle: 'bottom' }),
  look(/sampuns|balzams/, { shape: 'squeeze', variant: 'straight', accent: 'plum', labelStyle: 'rules' }),
  look(/zobu past|krem/, { shape: 'tube' }),
  look(/suka\b/, { shape: 'toothbrush' }),
  look(/vates/, { shape: 'cotton' }),
  look(/dezinfek/, { shape: 'dispenser', variant: 'clear', accent: 'water' }),

  // whatever else holds water
  look(/uden.*(pudel|\d ?l\b)/, { shape: 'small-bottle', content: 'water', accent: 'water' }),
]
