import { Link } from 'react-router'
import { Mark } from '../../ui/mark.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './logo.css'

export function Logo() {
  const words = useWords(frameWords)
  return (
    <Link className="frame-logo" to="/" aria-label={words.homeLink}>
      <Mark size={36} />
      <b>{words.shopName}</b>
    </Link>
  )
}
