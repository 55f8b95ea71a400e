export { schema } from '../shop/schema.ts'
