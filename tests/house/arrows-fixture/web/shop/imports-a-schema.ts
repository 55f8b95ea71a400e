export { schema } from '../../contract/schema.ts'
