export { words } from '../words/shop/words.ts'
