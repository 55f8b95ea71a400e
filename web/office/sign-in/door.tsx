import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { LanguageButton } from '../kit/language-button.tsx'
import './door.css'

type Props = { title: string; heading: string; lead?: string; children?: ReactNode }

/** A page before the office: the lake at the left, what to do at the right. */
export function Door({ title, heading, lead, children }: Props) {
  const words = useWords(frameWords)
  return (
    <div className="sign-in">
      <title>{words.title(title)}</title>
      <div className="sign-in__lake" />
      <main className="sign-in__main" id="saturs">
        <p className="sign-in__logo">
          <Mark size={40} />
          <b>{words.name}</b> <small>{words.office}</small>
        </p>
        <h1>{heading}</h1>
        {lead !== undefined && <p className="quiet">{lead}</p>}
        {children}
        <p className="sign-in__language">
          <LanguageButton />
        </p>
      </main>
    </div>
  )
}
