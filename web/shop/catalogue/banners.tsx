import { type ReactNode, useRef, useState } from 'react'
import type { Banner } from '../../../contract/shop/banners.ts'
import { SlideMoves } from '../../ui/slide-moves.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'
import { BannerSlide } from './banner-slide.tsx'
import './banner.css'

const numberOf = ({ position }: Banner) => position.replace(/\D/g, '')

/**
 * Slides that move by swiping, buttons or scrolling, never by themselves; `children` lie over them.
 */
export function Banners({
  banners,
  children,
}: {
  banners: readonly Banner[]
  children: ReactNode
}) {
  const words = useWords(homeWords)
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLUListElement>(null)
  const wide = banners.filter(({ position }) => position.startsWith('front_desktop'))
  const narrowOf = (banner: Banner) =>
    banners.find(
      (other) => other.position.startsWith('front_mobile') && numberOf(other) === numberOf(banner),
    )
  const scrollToBanner = (to: number) =>
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
          {wide.map((banner, index) => (
            <li key={banner.position}>
              <BannerSlide banner={banner} narrow={narrowOf(banner)} first={index === 0} />
            </li>
          ))}
        </ul>
        {wide.length > 1 && (
          <div className="catalogue-banner__moves wrap">
            <div className="catalogue-banner__pill">
              <SlideMoves
                className="catalogue-banner__place num"
                index={index}
                count={wide.length}
                onMove={scrollToBanner}
                words={words}
              />
            </div>
          </div>
        )}
      </div>
      <div className="catalogue-banner__over wrap">{children}</div>
    </section>
  )
}
