import { expect, test } from 'vitest'
import { readCategoryPath } from './category-path.ts'

test.each([
  ['/udens', { links: ['udens'], page: undefined }],
  ['/udens/2', { links: ['udens'], page: '2' }],
  [
    '/udens/atgriezama-tara/18-9-l-pudeles',
    { links: ['udens', 'atgriezama-tara', '18-9-l-pudeles'], page: undefined },
  ],
  [
    '/udens/atgriezama-tara/18-9-l-pudeles/3',
    { links: ['udens', 'atgriezama-tara', '18-9-l-pudeles'], page: '3' },
  ],
])('%s is a page of a category', (path, expected) =>
  expect(readCategoryPath(path)).toEqual(expected),
)

test.each([
  ['/cart/else', '/cart'],
  ['/goods/first/second', '/goods/1'],
  ['/user', '/'],
  ['/noteikumi/2', '/noteikumi'],
  ['/kontakti/birojs', '/kontakti'],
  ['/office/anything', '/'],
  ['/api', '/'],
])('the reserved word of %s redirects to %s', (path, expected) =>
  expect(readCategoryPath(path)).toBe(expected),
)

test.each(['/a/b/c/d', '/Ūdens', '/udens/0/x/y/1', '/%00'])(
  '%s is invalid and redirects to the home page',
  (path) => expect(readCategoryPath(path)).toBe('/'),
)
