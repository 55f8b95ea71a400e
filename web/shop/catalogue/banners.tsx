import { type ReactNode, useRef, useState } from 'react'
import type { Banner } from '../../../contract/shop/banners.ts'
import { SlideMoves } from '../../ui/slide-moves.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'
import { BannerSlide } from './banner-slide.tsx'
import './banner.css'

type Props = { banners: readonly Banner[]; children: ReactNode }

/**
 * Slides that move by swiping, buttons or scrolling, never by themselves; `children` lie over them.
 */
export function Banners({ banners, children }: Props) {
  const words = useWords(homeWords)
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLUListElement>(null)
  const slides = slidesOf(banners)
  const scrollToSlide = (to: number) =>
    track.current?.scrollTo({ left: to * track.current.clientWidth })
  return (
    <section className="catalogue-banner" aria-label={words.banners}>
      <div className="catalogue-banner__scene">
        <ul
          className="catalogue-banner__track"
          ref={track}
          onScroll={({ currentTarget: row }) =>
            setIndex(Math.round(row.scrollLeft / row.clientWidth))
          }
        >
          {slides.map(({ banner, narrow }, index) => (
            <li key={banner.position}>
              <BannerSlide banner={banner} narrow={narrow} first={index === 0} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <BannerMoves index={index} count={slides.length} onMove={scrollToSlide} />
        )}
      </div>
      <div className="catalogue-banner__over wrap" data-room="next-delivery">
        {children}
      </div>
    </section>
  )
}

type MovesProps = { index: number; count: number; onMove: (to: number) => void }

const BannerMoves = (moves: MovesProps) => (
  <div className="catalogue-banner__moves wrap">
    <div className="catalogue-banner__pill">
      <SlideMoves {...moves} className="catalogue-banner__place num" words={useWords(homeWords)} />
    </div>
  </div>
)

/** The banners of wide screens, each with that of narrow ones with the same number. */
const slidesOf = (banners: readonly Banner[]) =>
  banners.filter(isOf('front_desktop')).map((banner) => ({
    banner,
    narrow: banners
      .filter(isOf('front_mobile'))
      .find((narrow) => numberOf(narrow) === numberOf(banner)),
  }))

const isOf =
  (place: string) =>
  ({ position }: Banner) =>
    position.startsWith(place)

const numberOf = ({ position }: Banner) => position.replace(/\D/g, '')
