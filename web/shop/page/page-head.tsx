import { useShop } from '../session/shop-context.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { JsonLd } from './json-ld.tsx'
import { pageAddress } from './page-address.ts'

type Props = {
  title: string
  description: string
  /** The page's canonical path, without filters. */
  path: string
  /** For filtered and sorted lists, which search engines must not index. */
  hidden?: boolean
  previous?: string
  next?: string
  /** Square, 500 px. */
  picture?: string | undefined
  isProduct?: boolean
  crumbs?: readonly Crumb[]
}

/** Title and meta data for search engines and shared links. */
export function PageHead({ title, description, path, hidden = false, ...rest }: Props) {
  const { previous, next, picture, isProduct, crumbs } = rest
  const shop = useShop()
  const { publicUrl, language } = shop
  const { shopName, home } = useWords(frameWords)
  const addressOf = (page: string) => pageAddress(page, shop)
  const breadcrumb = () => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: home, to: '/' }, ...(crumbs ?? [])].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(to ?? path),
    })),
  })
  return (
    <>
      <title>{title === shopName ? title : `${title} – ${shopName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressOf(path)} />
      {hidden ? <meta name="robots" content="noindex, follow" /> : <Translations path={path} />}
      {previous !== undefined && <link rel="prev" href={addressOf(previous)} />}
      {next !== undefined && <link rel="next" href={addressOf(next)} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(path)} />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:locale" content={language === 'lv' ? 'lv_LV' : 'en_GB'} />
      <meta property="og:image" content={new URL(picture ?? '/img/share.png', publicUrl).href} />
      <meta property="og:image:width" content={picture ? '500' : '1200'} />
      <meta property="og:image:height" content={picture ? '500' : '630'} />
      <meta name="twitter:card" content={picture ? 'summary' : 'summary_large_image'} />
      {crumbs && <JsonLd key={path} data={import.meta.env.SSR ? breadcrumb() : undefined} />}
    </>
  )
}

/** The same page in each language; Latvian for readers of any other. */
function Translations({ path }: { path: string }) {
  const { publicUrl } = useShop()
  const pairs = [
    ['lv', 'lv'],
    ['en', 'en'],
    ['x-default', 'lv'],
  ] as const
  return pairs.map(([readers, language]) => (
    <link
      key={readers}
      rel="alternate"
      hrefLang={readers}
      href={pageAddress(path, { publicUrl, language })}
    />
  ))
}
