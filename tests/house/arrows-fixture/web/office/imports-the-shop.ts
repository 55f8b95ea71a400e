export { good } from '../shop/goods/good.ts'
