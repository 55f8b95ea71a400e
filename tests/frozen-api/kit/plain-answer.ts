/** Makes answers comparable: what differs from run to run gets a name, all else stays. */
export type Plainly = (value: unknown, path: string) => unknown

/** Whose number stands in `id`, by the member that holds it. */
const kindOfMember: Record<string, string> = {
  user: 'user',
  address: 'address',
  addresses: 'address',
  order: 'order',
  open_orders: 'order',
  cart: 'order',
  item: 'line',
  items: 'line',
  order_items_list: 'line',
  trx: 'payment',
  temptrx: 'payment',
  transaction: 'transaction',
  bill: 'bill',
  bottles: 'movement',
  request: 'refund',
  refused: 'refund',
  autoships: 'autoship',
  proposals: 'proposal',
  tracked: 'order',
}

/** The same where the answer itself is the record, by the call's address; the first that fits. */
const kindOfPath: [RegExp, string][] = [
  [/converttoautoship|^\/cart\/autoship|^\/autoship-pause/, 'autoship'],
  [/^\/autoship-proposal/, 'proposal'],
  /** Numbers of catalogue and territory are the seed's own, so that they stay. */
  [/^\/(category|goods|persontype|reference|city|region|zone|payment\/methods)/, 'seed'],
  [/\/item$|\/cartitem$|\/delivery\/.*\/item$/, 'line'],
  [/^\/(cart|order|promo)/, 'order'],
  [/^\/address(\/|$)/, 'address'],
  [/^\/payment(\/open)?$/, 'payment'],
  [/^\/session/, 'session'],
  [/^\/deposit/, 'refund'],
]

/** Members that name another record. */
const kindOfName: Record<string, string> = {
  address_id: 'address',
  cart_id: 'order',
  order_id: 'order',
  cartid: 'order',
  autoship_id: 'autoship',
  original_id: 'autoship',
  payment_id: 'payment',
}

/** Members in which secrets and signed addresses stand. */
const secretive =
  /^(token|key|undo|url|payment_url|payment_token|attestationObject|clientDataJSON|signature)$/

/** Clients never use again what an order's or a cart's line was numbered with elsewhere. */
const nameless = new Set(['line'])

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const secret = /(?:[\w-]+\.)*[\w-]{24,}(?:\.[\w-]{4,})*/g

const hidden = (found: string) => (/^[a-z-]+$/.test(found) ? found : '<secret>')

export function plainly(now: () => Date): Plainly {
  const met = new Map<string, Map<number, number>>()
  const nameOf = (kind: string, id: number) => {
    if (nameless.has(kind)) return `<${kind}>`
    const known = met.get(kind) ?? new Map<number, number>()
    met.set(kind, known)
    if (!known.has(id)) known.set(id, known.size + 1)
    return `<${kind} ${known.get(id)}>`
  }

  return (whole, path) => {
    const rootKind = kindOfPath.find(([pattern]) => pattern.test(path))?.[1]

    const named = (name: string, holder: string, value: unknown): unknown => {
      if (typeof value !== 'number' || value === 0) return value
      // How often a record was written is the house's own matter.
      if (name === 'version') return '<version>'
      const kind = name === 'id' ? kindOf(holder) : kindOfName[name]
      return kind === undefined ? value : nameOf(kind, value)
    }
    const kindOf = (holder: string) => {
      if (rootKind === 'seed') return undefined
      if (holder === '' || (holder === 'cart' && rootKind === 'autoship')) return rootKind
      return kindOfMember[holder]
    }

    const walk = (value: unknown, holder: string): unknown => {
      if (typeof value === 'string') return text(value, holder)
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map((each) => walk(each, holder))
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) =>
          typeof member === 'number'
            ? [name, named(name, holder, member)]
            : [name, walk(member, name === 'data' ? holder : name)],
        ),
      )
    }
    const text = (value: string, name: string) => {
      if (instant.test(value)) return value === now().toISOString() ? '<now>' : value
      const open = secretive.test(name) ? value.replace(secret, hidden) : value
      return open
        .replace(/http:\/\/127\.0\.0\.1:\d+/g, '<shop>')
        .replace(/^<shop>\S+/, (url) => url.replace(/(?<=[/=.])\d+/g, '<id>'))
        .replace(/(?<=Nr\. )\d+/g, '<id>')
    }
    return walk(whole, '')
  }
}
