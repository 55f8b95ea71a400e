export { good } from '../goods/good.ts'
