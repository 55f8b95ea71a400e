import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { DocumentSection, DocumentText } from '../../../contract/words/document.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Tied } from '../../ui/tied.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../frame/page-head.tsx'
import './law.css'

type Props = {
  text: DocumentText
  /** What is drawn, counted or filled in, between the beginning and the sections. */
  children?: ReactNode
}

/** One page of law and trust: a text to be read, calm and wide enough for nothing else. */
export function LawPage({ text, children }: Props) {
  const words = useWords(frameWords)
  const { pathname } = useLocation()
  const { title, description } = text
  return (
    <main id="saturs" className="wrap law">
      <PageHead title={title} description={description} path={pathname} crumbs={[{ label: title }]} />
      <Breadcrumb label={words.here} crumbs={[{ label: words.home, to: '/' }, { label: title }]} />
      <h1>{title}</h1>
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
