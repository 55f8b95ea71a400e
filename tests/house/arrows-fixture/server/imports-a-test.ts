export { helper } from '../tests/helper.ts'
