import type { catalogueCalls } from '../../contract/catalogue.ts'
import { done } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { categoryTree } from './category-tree.ts'

export const catalogueRoutes = ({ db }: House): Handlers<typeof catalogueCalls> => ({
  listCategories: async ({ caller }) => done({ items: await categoryTree(db, caller.language) }),
})
