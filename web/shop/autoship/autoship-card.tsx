import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, onDay } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { autoshipRhythm, autoshipName, autoshipStatus, type Words } from './autoship-phrases.ts'
import { RemoveAutoship } from './remove-autoship.tsx'
import { useAutoshipActions } from './use-autoship-actions.ts'

/**
 * One autoship in the list: its rhythm, address, goods, status and the actions on the whole
 * series.
 */
export function AutoshipCard({ autoship }: { autoship: Autoship }) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const name = autoshipName(autoship, words)
  const status = autoshipStatus(autoship, words, language)
  const path = `/autoship/${autoship.id}`
  return (
    <li
      className={classNames('autoship-card', !isActiveAutoship(autoship) && 'autoship-card--still')}
    >
      <p className="autoship-card__state">
        <Badge look={status.look} icon={status.icon}>
          {status.text}
        </Badge>
        {autoship.lock === 1 && <Badge icon="info">{words.locked}</Badge>}
      </p>
      <h3>
        <Link to={path}>{name}</Link>
      </h3>
      <Facts autoship={autoship} />
      <Goods items={autoship.items} />
      <div className="row">
        {autoship.lock === 1 ? (
          <LinkButton look="line" to={path} aria-label={words.viewOf(name)}>
            {words.view}
          </LinkButton>
        ) : (
          <OpenActions autoship={autoship} path={path} name={name} />
        )}
      </div>
    </li>
  )
}

function Facts({ autoship }: { autoship: Autoship }) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const euros = useEuros()
  const { next_order, address, items, details, valid_to: lastDay } = autoship
  const price = euros(details.total_price_with_bail_and_vat)
  const next = next_order && onDay(dayOf(next_order.delivery_date), language)
  return (
    <ul className="autoship-card__facts">
      <Fact icon="repeat">{autoshipRhythm(autoship, words, language)}</Fact>
      <Fact icon="pin">
        <NoBreak>{address?.full_address ?? words.noAddress}</NoBreak>
      </Fact>
      <Fact icon="bottle">{items.length === 0 ? words.noGoods : words.perDelivery(price)}</Fact>
      {autoship.delivery_date === null && <Fact icon="calendar">{words.noDay}</Fact>}
      {next && (
        <Fact icon="calendar" strong>
          <NoBreak>{words.next(next)}</NoBreak>
        </Fact>
      )}
      {lastDay !== null && (
        <Fact icon="calendar">{words.lastDay(dayTitle(dayOf(lastDay), language))}</Fact>
      )}
      {autoship.warnings === 1 && (
        <Fact icon="warn">
          <NoBreak>{warningsOf(autoship, words)}</NoBreak>
        </Fact>
      )}
    </ul>
  )
}

type FactProps = { icon: IconName; strong?: boolean; children: ReactNode }

const Fact = ({ icon, strong = false, children }: FactProps) => (
  <li {...(strong && { className: 'strong' })}>
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </li>
)

const warningsOf = ({ items, skipped_goods: skipped }: Autoship, words: Words): string =>
  [
    ...items.flatMap(({ missing, name }) => (missing === null ? [] : words.missing[missing](name))),
    ...(skipped.length > 0 ? [words.skipped(skipped.join(', '))] : []),
  ].join(' ')

const VISIBLE_GOODS = 3

function Goods({ items }: Pick<Autoship, 'items'>) {
  const words = useWords(autoshipWords)
  if (items.length === 0) return null
  const more = items.length - VISIBLE_GOODS
  return (
    <ul className="autoship-card__goods">
      {items.slice(0, VISIBLE_GOODS).map(({ id, name, image, order, return: back }) => (
        <li key={id}>
          <span className="goods-picture goods-thumb">
            <img src={image} alt="" width={44} height={58} loading="lazy" />
          </span>
          <span>
            <NoBreak>{name}</NoBreak>
            {back > 0 && <span className="quiet"> {words.emptiesBack(back)}</span>}
          </span>
          <b className="num">{order}</b>
        </li>
      ))}
      {more > 0 && <li className="quiet">{words.moreGoods(more)}</li>}
    </ul>
  )
}

type ActionsProps = { autoship: Autoship; path: string; name: string }

function OpenActions({ autoship, path, name }: ActionsProps) {
  const words = useWords(autoshipWords)
  const { busy, clone, process } = useAutoshipActions()
  const mayStart =
    !isActiveAutoship(autoship) && autoship.delivery_date !== null && autoship.items.length > 0
  return (
    <>
      <LinkButton look="line" to={path} aria-label={words.editOf(name)}>
        {words.edit}
      </LinkButton>
      {mayStart && (
        <Button look="text" busy={busy} onClick={() => void process(autoship)}>
          {autoship.inactive_reason === 'not_started' ? words.start : words.restart}
        </Button>
      )}
      <Button
        look="text"
        aria-label={words.cloneOf(name)}
        busy={busy}
        onClick={() => void clone(autoship)}
      >
        {words.clone}
      </Button>
      <RemoveAutoship autoship={autoship} />
    </>
  )
}
