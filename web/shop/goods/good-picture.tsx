import type { GoodCard } from '../../../contract/shop/goods.ts'
import { useShop } from '../session/shop-context.ts'
import { classNames } from '../../ui/class-names.ts'
import './picture.css'

type Props = {
  good: Pick<GoodCard, 'images' | 'category_id'>
  /** For pictures in the first view, which are fetched first. */
  urgent?: boolean
  thumb?: boolean
}

const sharp = (address: string) => address.replace('w_170,h_250', 'w_340,h_500')

/** The category that colours the picture's background; wholesale has no picture and no colour. */
export function useGround(categoryIds: readonly number[]): string | undefined {
  const { categories } = useShop()
  return categories.find(({ id, art }) => art !== '' && categoryIds.includes(id))?.art
}

/** Without an alternative text: the good's name always stands beside it. */
export function GoodPicture({ good, urgent = false, thumb = false }: Props) {
  const address = good.images[0]?.url
  return (
    <span
      className={classNames('goods-picture', thumb && 'goods-thumb')}
      data-cat={useGround(good.category_id)}
    >
      {address !== undefined && (
        <img
          src={address}
          srcSet={`${address} 170w, ${sharp(address)} 340w`}
          sizes={thumb ? '65px' : '204px'}
          width={170}
          height={250}
          alt=""
          loading={urgent ? 'eager' : 'lazy'}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </span>
  )
}
