import type { SyntheticEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import { EuFlag } from './eu-flag.tsx'
import { footerWords } from '../../words/shop/footer.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { changeLanguage } from '../session/change-language.ts'
import { useShop } from '../session/shop-context.ts'
import { Logo } from './logo.tsx'
import './footer.css'

export function SiteFooter() {
  const words = useWords(footerWords)
  const { seller } = useShop().terms
  return (
    <footer className="frame-foot">
      <Waterline />
      <div className="wrap">
        <div className="frame-foot__cols">
          <div>
            <Logo />
            <p className="small">{words.footAbout}</p>
            <a className="frame-foot__phone" href={phoneLink(seller.phone)}>
              {seller.phone}
            </a>
            <p className="small">{words.hours}</p>
            <LanguageSwitch />
          </div>
          <LinkColumns />
          <div>
            <h2>{words.contacts}</h2>
            <p>
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </p>
            <p>{words.company(seller.name, seller.registrationNo)}</p>
            <p>{seller.address}</p>
            <Link to="/kontakti">{words.howToReach}</Link>
          </div>
        </div>
        <div className="frame-foot__eu">
          <EuFlag />
          <p>{words.euNote}</p>
          <p>{words.vatNote}</p>
        </div>
      </div>
    </footer>
  )
}

function LinkColumns() {
  const words = useWords(footerWords)
  const buying = [
    ['/piegade', words.deliveryZones],
    ['/depozits', words.depositInfo],
    ['/regulara-piegade-info', words.autoshipInfo],
    ['/maksajumi', words.paymentInfo],
    ['/jautajumi', words.questions],
  ] as const
  const rules = [
    ['/noteikumi', words.contract],
    ['/atteikums', words.withdrawal],
    ['/garantija', words.guarantee],
    ['/privatums', words.privacy],
    ['/sikdatnes', words.cookies],
    ['/pieklustamiba', words.accessibility],
  ] as const
  return [
    { title: words.buying, links: buying },
    { title: words.rules, links: rules },
  ].map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

const Waterline = () => (
  <span className="frame-foot__line" aria-hidden="true">
    <svg viewBox="0 0 1440 26" preserveAspectRatio="none">
      <path
        d="M0 12C180 12 210 4 390 4S620 18 800 18S1060 6 1200 6S1380 12 1440 12V26H0Z"
        fill="currentColor"
      />
    </svg>
  </span>
)

/** Switches to the other language, which is called by its own name. */
function LanguageSwitch() {
  const words = useWords(footerWords)
  const { pathname, search } = useLocation()
  const other = useLanguage() === 'lv' ? 'en' : 'lv'
  function change(event: SyntheticEvent) {
    event.preventDefault()
    void changeLanguage(other)
  }
  return (
    <a
      className="frame-foot__language"
      href={pathInLanguage(pathname + search, other)}
      lang={other}
      hrefLang={other}
      onClick={change}
    >
      {words.otherLanguage}
    </a>
  )
}
