import type { Good } from '../../../contract/shop/goods.ts'
import { ZoomPicture } from '../../ui/zoom-picture.tsx'
import { goodWords } from '../../words/shop/good.ts'
import { useWords } from '../../words/use-words.ts'
import { useGround } from '../goods/good-picture.tsx'

const twice = (address: string) => address.replace('w_500,h_500', 'w_1000,h_1000')

/** The first picture is the page's largest paint, so it is fetched with high priority. */
export function GoodPictures({ good }: { good: Good }) {
  const words = useWords(goodWords).pictures
  const ground = useGround(good.category_id)
  const pictures = good.images.map(({ url, raw }, index) => ({
    id: raw,
    label: words.picture(index + 1),
    thumb: (
      <span className="goods-picture goods-thumb" data-cat={ground}>
        <img src={url} alt="" width={170} height={250} />
      </span>
    ),
    picture: (
      <div className="goods-picture" data-cat={ground}>
        <img
          src={raw}
          srcSet={`${raw} 500w, ${twice(raw)} 1000w`}
          sizes="(max-width: 599px) 92vw, 600px"
          width={500}
          height={500}
          alt={good.name}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      </div>
    ),
    large: (
      <div className="goods-picture" data-cat={ground}>
        <img src={twice(raw)} width={1000} height={1000} alt={good.name} />
      </div>
    ),
  }))
  return <ZoomPicture pictures={pictures} words={words} />
}
