import type { Banner } from '../../../contract/shop/banners.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { banner: Banner; narrow: Banner | undefined; first: boolean }

const at = (address: string, size: string) => address.replace(/w_\d+,h_\d+/, size)

const narrowSizes = [
  [430, 520],
  [860, 1040],
] as const

const wideSizes = [
  [960, 280],
  [1440, 420],
  [1920, 560],
  [2880, 840],
] as const

const sizesOf = (address: string, sizes: readonly (readonly [width: number, height: number])[]) =>
  sizes.map(([width, height]) => `${at(address, `w_${width},h_${height}`)} ${width}w`).join(', ')

/** The first slide has the page's heading and its largest picture. */
export function BannerSlide({ banner, narrow, first }: Props) {
  const words = useWords(homeWords)
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className="catalogue-slide">
      <picture>
        {narrow && (
          <source
            media="(max-width: 767px)"
            srcSet={sizesOf(narrow.img, narrowSizes)}
            sizes="100vw"
            width={430}
            height={520}
          />
        )}
        <img
          src={banner.img}
          srcSet={sizesOf(banner.img, wideSizes)}
          sizes="max(100vw, 90rem)"
          width={1440}
          height={420}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
        />
      </picture>
      <div className="catalogue-slide__over wrap">
        <div className="catalogue-slide__text">
          <Heading>{banner.heading}</Heading>
          <p>
            <NoBreak>{banner.text}</NoBreak>
          </p>
          <LinkButton to={banner.url}>{words.see}</LinkButton>
        </div>
      </div>
    </div>
  )
}
