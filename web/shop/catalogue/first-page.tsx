import { redirect } from 'react-router'

/** `/goods` redirects to its first page. */
export const loader = () => redirect('/goods/1')
