export { schema } from '../../contract/shop/schema.ts'
