import { Link } from 'react-router'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'

type Props = { list: LoadedList; address: ListAddress }

const subcategoriesOf = ({ facets }: LoadedList) =>
  facets.categories.filter(({ count }) => count > 0)

/** The category of the list below those above it, with its subcategories. */
export function Subcategories({ list, address, onChosen }: Props & { onChosen?: () => void }) {
  const words = useWords(listsWords)
  const { choice, path } = list
  const subcategories = subcategoriesOf(list)
  if (subcategories.length === 0 && path.length === 0) return null
  const links = subcategories.map(({ id, link, category, count }) => (
    <li key={id}>
      <Link to={address.categoryHref(link, choice)} onClick={onChosen}>
        {category} <small>{count}</small>
      </Link>
    </li>
  ))
  const above = [{ id: 0, category: words.allCategories }, ...path.slice(0, -1)]
  return (
    <section>
      <h2>{words.category}</h2>
      <ul className="catalogue-tree">
        {path.length === 0 && links}
        {path.length > 0 &&
          above.map(({ id, category }, level) => (
            <li key={id}>
              <Link to={address.levelHref(level, choice)} onClick={onChosen}>
                {category}
              </Link>
            </li>
          ))}
        {path.length > 0 && (
          <li>
            <span className="strong">{path.at(-1)!.category}</span>
            {links.length > 0 && <ul>{links}</ul>}
          </li>
        )}
      </ul>
    </section>
  )
}

/** The same as a row under the title, where the filters are in a sheet. */
export function SubcategoryChips({ list, address }: Props) {
  const words = useWords(listsWords)
  const subcategories = subcategoriesOf(list)
  if (subcategories.length === 0) return null
  return (
    <nav className="catalogue-levels" aria-label={words.subcategories}>
      <ul>
        {subcategories.map(({ id, link, category, count }) => (
          <li key={id}>
            <Link className="catalogue-chip" to={address.categoryHref(link, list.choice)}>
              {category} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
