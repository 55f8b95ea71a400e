import { useShop } from '../session/shop-context.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { JsonLd } from './json-ld.tsx'

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
  const { publicUrl } = useShop()
  const { shopName, home } = useWords(frameWords)
  const language = useLanguage()
  const fullUrl = (address: string) => new URL(address, publicUrl).href
  const breadcrumb = () => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: home, to: '/' }, ...(crumbs ?? [])].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: fullUrl(to ?? path),
    })),
  })
  return (
    <>
      <title>{title === shopName ? title : `${title} – ${shopName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={fullUrl(path)} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      {previous !== undefined && <link rel="prev" href={fullUrl(previous)} />}
      {next !== undefined && <link rel="next" href={fullUrl(next)} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={fullUrl(path)} />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:locale" content={language === 'lv' ? 'lv_LV' : 'en_GB'} />
      <meta property="og:image" content={fullUrl(picture ?? '/img/share.png')} />
      <meta property="og:image:width" content={picture ? '500' : '1200'} />
      <meta property="og:image:height" content={picture ? '500' : '630'} />
      <meta name="twitter:card" content={picture ? 'summary' : 'summary_large_image'} />
      {crumbs && <JsonLd key={path} data={import.meta.env.SSR ? breadcrumb() : undefined} />}
    </>
  )
}
