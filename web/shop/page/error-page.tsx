import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './error-page.css'

type Props = { missing: boolean; children?: ReactNode }

/** For a missing page, with what helps on, and for a failure. */
export function ErrorPage({ missing, children }: Props) {
  const words = useWords(frameWords)
  const home = useHref('/')
  return (
    <main id="saturs" className="wrap">
      <title>{`${missing ? words.notFoundTitle : words.brokenTitle} – ${words.shopName}`}</title>
      <div className="page-error">
        <h1>{missing ? words.notFoundTitle : words.brokenTitle}</h1>
        <p>{missing ? words.notFoundText : words.brokenText}</p>
        <p className="row">
          {!missing && (
            <button className="btn" type="button" onClick={() => location.reload()}>
              {words.tryAgain}
            </button>
          )}
          <a className={missing ? 'btn' : 'btn btn--line'} href={home}>
            {words.toHome}
          </a>
        </p>
      </div>
      {missing && children}
    </main>
  )
}
