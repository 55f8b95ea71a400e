import type { Counts, LineEditor } from './line-editor.ts'

/** Brings a removed line back with its own empties, also where a new line gets the usual ones. */
export async function restoreLine(editor: LineEditor, goodId: number, counts: Counts) {
  editor.add(goodId, counts)
  await editor.flush()
  const line = editor.items.read().find(({ good_id }) => good_id === goodId)
  const isChangedSince = editor.pending.read().has(goodId)
  if (line && line.return !== counts.return && !isChangedSince) editor.add(goodId, counts)
}
