import { z } from 'zod'
import { callTable } from './call.ts'
import { Id } from './scalars.ts'

const CategoryB = z.object({ id: Id, link: z.string(), category: z.string() })
const CategoryA = CategoryB.extend({ category_b: z.array(CategoryB) })

/** A category with the two levels below it. */
export const Category = CategoryB.extend({ art: z.string(), category_a: z.array(CategoryA) }).meta({ id: 'Category' })
export type Category = z.output<typeof Category>

export const catalogueCalls = callTable({
  listCategories: {
    method: 'GET',
    path: '/category',
    summary: 'Categories on three levels',
    audience: 'anyone',
    memory: true,
    answer: z.object({ items: z.array(Category) }),
  },
})
