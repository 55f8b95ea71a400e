import type { Category } from '../../../contract/shop/catalogue.ts'
import { api } from './api.ts'
import { createStore } from '../../client/store.ts'

export const categoryStore = createStore<Category[]>(async () => (await api.listCategories()).items)
