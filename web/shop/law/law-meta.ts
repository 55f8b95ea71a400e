import type { MetaDescriptor } from 'react-router'
import type { DocumentText } from '../../../contract/words/document.ts'
import type { Shop } from '../../client/shop-context.ts'
import { lawWords } from '../../words/law.ts'
import type { Language } from '../../words/use-words.ts'

type Described = Pick<DocumentText, 'title' | 'description'>

type MetaOf<Loaded> = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
  loaderData?: Loaded | undefined
}

/** Title, description and canonical address; a page that could not be loaded has its error's. */
export const describedBy =
  <Loaded>(describe: (loaded: Loaded, language: Language) => Described) =>
  ({ matches, location, loaderData }: MetaOf<Loaded>): MetaDescriptor[] => {
    const shop = matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined
    if (shop === undefined || loaderData === undefined) return [{ title: Object.values(lawWords)[0]!.shopName }]
    const { title, description } = describe(loaderData, shop.language)
    return [
      { title: `${title} · ${lawWords[shop.language].shopName}` },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: `${shop.publicUrl}${location.pathname}` },
    ]
  }

/** The same for a page whose text needs nothing to be loaded. */
export const lawMeta = (texts: Record<Language, Described>) => (page: Omit<MetaOf<null>, 'loaderData'>) =>
  describedBy<null>((_, language) => texts[language])({ ...page, loaderData: null })
