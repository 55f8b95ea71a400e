import { useId } from 'react'
import { Link } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'
import './section.css'
import './shelf.css'

/** The categories with a picture; wholesale has none. */
export function CategoryShelf() {
  const words = useWords(homeWords)
  const titleId = useId()
  const pictured = useShop().categories.filter(({ art }) => art !== '')
  if (pictured.length === 0) return null
  return (
    <section className="catalogue-section catalogue-section--near">
      <h2 id={titleId} className="vh">
        {words.categories}
      </h2>
      <nav className="catalogue-shelf" aria-labelledby={titleId}>
        {pictured.map(({ id, link, category, art }) => (
          <Link key={id} to={`/${link}`}>
            <img
              src={`/img/categories/${art}/w_170,h_250`}
              srcSet={`/img/categories/${art}/w_340,h_500 2x`}
              width={101}
              height={148}
              alt=""
              loading="lazy"
            />
            <span>{category}</span>
          </Link>
        ))}
      </nav>
    </section>
  )
}
