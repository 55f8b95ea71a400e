import type { Db } from '../platform/database/connect.ts'

export const listCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'parentId', 'level', 'link', 'nameLv', 'nameEn', 'artKey'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
