export type { Schema } from '../../contract/shop/schema.ts'
