export { row } from '../orders/store.ts'
