import { done, type Outcome, refuse } from '../outcome.ts'
import { camtStatement, linesOfCamtEntry } from './camt.ts'
import { fidavistaAccounts, fidavistaStatement, lineOfFidavista } from './fidavista.ts'
import { createXmlReader, type XmlRefusal } from './read-xml.ts'
import type { Statement, StatementLine, StatementRefusal } from './statement.ts'
import { elementAt, elementsAt, type XmlElement } from './xml-element.ts'

export type StatementReader = {
  write: (part: string) => boolean
  end: () => Outcome<Statement[], StatementRefusal>
}

const codes: Record<XmlRefusal, 'not_a_statement' | 'cut_file' | 'forbidden_markup'> = {
  not_xml: 'not_a_statement',
  cut: 'cut_file',
  forbidden: 'forbidden_markup',
}

/** Reads a file of camt.052, camt.053 or FiDAViSta part by part. */
export function createStatementReader(): StatementReader {
  // Of each transaction only its lines are held; where the account ends they become its own.
  let lines: StatementLine[] = []
  let count = 0
  let unreadable: number | undefined
  const linesOf = new Map<XmlElement, StatementLine[]>()

  function keep(read: StatementLine[] | null): true {
    count += 1
    if (read) lines.push(...read)
    else unreadable ??= count
    return true
  }

  const xml = createXmlReader((element) => {
    if (element.name === 'Ntry') return keep(linesOfCamtEntry(element))
    if (element.name === 'TrxSet') {
      const line = lineOfFidavista(element)
      return keep(line && [line])
    }
    if (['Stmt', 'Rpt', 'CcyStmt'].includes(element.name)) {
      linesOf.set(element, lines)
      lines = []
    }
    return false
  })

  return {
    write: xml.write,
    end() {
      const root = xml.end()
      if (!root.ok) return refuse({ code: codes[root.refusal] })
      const statements = statementsOf(root.value, (element) => linesOf.get(element) ?? [])
      return wholeStatements(statements, unreadable)
    },
  }
}

/** All statements of a file, or none when a line or a statement of it cannot be read. */
function wholeStatements(
  statements: readonly (Statement | null)[],
  unreadableLine: number | undefined,
): Outcome<Statement[], StatementRefusal> {
  if (statements.length === 0) return refuse({ code: 'not_a_statement' })
  if (unreadableLine !== undefined) return refuse({ code: 'unreadable_line', line: unreadableLine })
  const complete = statements.filter((statement) => statement !== null)
  if (complete.length < statements.length) return refuse({ code: 'incomplete_statement' })
  return done(complete)
}

type LinesOf = (element: XmlElement) => StatementLine[]

function statementsOf(root: XmlElement, linesOf: LinesOf): (Statement | null)[] {
  if (root.name === 'FIDAVISTA')
    return fidavistaAccounts(root).map(({ ofCurrency, ...account }) =>
      fidavistaStatement(account, ofCurrency, linesOf(ofCurrency)),
    )
  const message = elementAt(root, 'BkToCstmrStmt') ?? elementAt(root, 'BkToCstmrAcctRpt')
  if (root.name !== 'Document' || !message) return []
  return ['Stmt', 'Rpt']
    .flatMap((name) => elementsAt(message, [name]))
    .map((element) => camtStatement(element, linesOf(element)))
}
