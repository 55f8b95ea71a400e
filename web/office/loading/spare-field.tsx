import { useState } from 'react'
import { loadingWords } from '../../words/office/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { api } from '../session/api.ts'

type Props = {
  runId: string
  good: { goodId: number; name: string; spare: number }
  onSaved: () => void
}

/** Pieces that the van takes along to sell; saved when the field is left. */
export function SpareField({ runId, good: { goodId, name, spare }, onSaved }: Props) {
  const words = useWords(loadingWords)
  const [text, setText] = useState(String(spare))
  const { busy, message, act } = useRunAct(onSaved)
  const pieces = Number(text.trim())
  const save = () => {
    if (!/^\d{1,3}$/.test(text.trim()) || pieces === spare) return
    const body = { goods: [{ goodId, pieces }] }
    void act(() => api.setSpare({ params: { id: runId }, body }), words.spareSaved)
  }
  return (
    <input
      className="input loading__spare"
      inputMode="numeric"
      maxLength={3}
      disabled={busy}
      value={text}
      aria-label={words.spareOf(name)}
      aria-invalid={message !== undefined}
      title={message}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  )
}
