import { Outlet } from 'react-router'
import { type Right, rolesWith } from '../../../domain/staff/rights.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useWords } from '../../words/use-words.ts'
import { useMay } from '../session/session.ts'

/** Pages of a right; the server refuses their calls all the same. */
export function RightGate({ right }: { right: Right }) {
  const words = useWords(frameWords)
  const table = useWords(rightsWords)
  if (useMay(right)) return <Outlet />
  const roles = rolesWith(right).map((role) => table.roles[role])
  return (
    <>
      <title>{words.title(words.noRight)}</title>
      <EmptyState
        picture="search"
        level={1}
        title={words.noRight}
        action={<LinkButton to="/">{words.toHome}</LinkButton>}
      >
        {words.mayDo(roles.join(', '))}
      </EmptyState>
    </>
  )
}
