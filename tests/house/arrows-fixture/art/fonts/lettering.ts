export { value } from '../../server/value.ts'
