export { row } from '../orders/plan/routes.ts'
