import { redirect } from 'react-router'

/** `/goods` is its first page. */
export const loader = () => redirect('/goods/1')
