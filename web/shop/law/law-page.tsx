import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { DocumentSection, DocumentText } from '../../../contract/shop/words/document.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShop } from '../session/shop-context.ts'
import { Linked } from './linked.tsx'
import './law.css'

type Props = {
  text: DocumentText
  /** Maps, calculators and forms between the introduction and the sections. */
  children?: ReactNode
}

/** The layout of a legal text. */
export function LawPage({ text, children }: Props) {
  const words = useWords(frameWords)
  const { pathname } = useLocation()
  const { title, description } = text
  const { phone } = useShop().terms.seller
  return (
    <main id="saturs" className="wrap law">
      <PageHead
        title={title}
        description={description}
        path={pathname}
        crumbs={[{ label: title }]}
      />
      <Breadcrumb label={words.here} crumbs={[{ label: words.home, to: '/' }, { label: title }]} />
      <h1>{title}</h1>
      <p className="law__intro">
        <Linked phone={phone}>{text.intro}</Linked>
      </p>
      {children}
      {text.sections.map((section) => (
        <LawSection key={section.title} phone={phone} {...section} />
      ))}
    </main>
  )
}

function LawSection({
  title,
  paragraphs = [],
  list = [],
  phone,
}: DocumentSection & { phone: string }) {
  return (
    <section className="law__section">
      <h2>{title}</h2>
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <Linked phone={phone}>{item}</Linked>
            </li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Linked phone={phone}>{paragraph}</Linked>
        </p>
      ))}
    </section>
  )
}
