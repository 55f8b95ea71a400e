import type { ReactNode } from 'react'
import type { DocumentSection, DocumentText } from '../../../contract/words/document.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Tied } from '../../ui/tied.tsx'
import { lawWords } from '../../words/law.ts'
import { useWords } from '../../words/use-words.ts'
import './law.css'

type Props = {
  text: DocumentText
  /** What is drawn, counted or filled in, between the beginning and the sections. */
  children?: ReactNode
}

/** One page of law and trust: a text to be read, calm and wide enough for nothing else. */
export function LawPage({ text, children }: Props) {
  const words = useWords(lawWords)
  return (
    <main id="saturs" className="wrap law">
      <Breadcrumb label={words.way} crumbs={[{ label: words.home, to: '/' }, { label: text.title }]} />
      <h1>{text.title}</h1>
      <p className="law__intro">
        <Tied>{text.intro}</Tied>
      </p>
      {children}
      {text.sections.map((section) => (
        <LawSection key={section.title} {...section} />
      ))}
    </main>
  )
}

function LawSection({ title, paragraphs = [], list = [] }: DocumentSection) {
  return (
    <section className="law__section">
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Tied>{paragraph}</Tied>
        </p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <Tied>{item}</Tied>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
