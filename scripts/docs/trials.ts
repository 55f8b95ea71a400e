/** A line of the shell: `shop` is `npm run shop --`, names in braces are records of the demo. */
export type Trial = {
  line: string
  /** The sentence with which the shop refuses it, where the demo has nothing to do it to. */
  refuses?: RegExp
  /** It serves until it is stopped. */
  serves?: true
}

const run = (line: string): Trial => ({ line })
const refused = (line: string, refuses: RegExp): Trial => ({ line, refuses })
const serve = (line: string): Trial => ({ line, serves: true })

/** How each command of the documents is tried beside the demo that `npm start` serves, in turn. */
export const trials: Record<string, Trial> = {
  'npm start': run('curl --fail --silent --output /dev/null http://localhost:{port}/office'),
  'npm start -- --role web|worker|all': serve('npm start -- --role web'),
  'node_modules/.bin/node --max-semi-space-size=8 --max-old-space-size=1024 --expose-gc build/node/main.js':
    serve(
      'node_modules/.bin/node --max-semi-space-size=8 --max-old-space-size=1024 --expose-gc build/node/main.js',
    ),
  'npm run dev': serve('DATA_DIR=../dev-data DEMO_COMPANY=off npm run dev'),
  'npm run build': run('npm run build'),
  'npm run check': run('npm run check'),
  'npm run schema': run('npm run schema'),
  'npm run coverage-list': run('npm run coverage-list'),
  'npm run shots -- cart --language en': run('npm run shots -- cart-empty --language en'),
  'openssl rand -base64 48': run('openssl rand -base64 48'),
  'npx web-push generate-vapid-keys': run('npx web-push generate-vapid-keys'),

  'npm run shop': refused('npm run shop', /Name a command/),
  migrate: run('shop migrate'),
  'staff add "Zane Lapiņa" --email zane@avots.example --role owner': run(
    'shop staff add "Zane Lapiņa" --email zane@avots.example --role owner',
  ),
  'staff list': run('shop staff list'),
  'staff link zane@avots.example': run('shop staff link zane@avots.example'),
  'staff roles zane@avots.example --role owner': run(
    'shop staff roles zane@avots.example --role owner',
  ),
  'staff reset-factors E-MAIL': run('shop staff reset-factors zane@avots.example'),
  'staff leave E-MAIL --why "…"': run('shop staff leave zane@avots.example --why "Aizgāja"'),
  'staff roles E-MAIL --role warehouse': run(
    'shop staff roles zane@avots.example --role warehouse',
  ),

  jobs: run('shop jobs'),
  'jobs failures': run('shop jobs failures'),
  'jobs retry [N]': run('shop jobs retry'),
  'ledger check': run('shop ledger check'),
  'payment flagged': run('shop payment flagged'),
  'payment clear --payment N --why "…"': refused(
    'shop payment clear --payment {payment} --why "Zvanīju"',
    /no such flagged payment/,
  ),
  'payment refund --payment N --euros 12.30 --why "…"': refused(
    'shop payment refund --payment {payment} --euros 12.30 --why "Lūdza"',
    /account has only/,
  ),
  'order held': run('shop order held'),
  'order release --order N --why "…"': refused(
    'shop order release --order {order} --why "Samaksāts"',
    /no such held order/,
  ),
  'bank import FILE': run('shop bank import statement.xml'),
  'bank lines': run('shop bank lines'),
  'bank name': run('shop bank name --line {line} --customer {customer}'),
  'bank unmatch': run('shop bank unmatch --line {line} --why "Cits klients"'),
  'customer find': run('shop customer find Bērziņa'),
  'customer show N': run('shop customer show {customer}'),
  'customer set N --email … --why "…"': run(
    'shop customer set {customer} --email jauns@epasts.lv --why "Kļūda"',
  ),
  'ledger correct --customer N --euros=7.90 --why "…"': run(
    'shop ledger correct --customer {customer} --euros=7.90 --why "Trūka pudele"',
  ),
  'ledger correct --customer N --euros=-5.00 --why "…"': run(
    'shop ledger correct --customer {customer} --euros=-5.00 --why "Pārāk daudz"',
  ),
  'order show N': run('shop order show {order}'),
  'orders list --services': run('shop orders list --services'),
  'order move': run('shop order move --order {order} --to {aWeekLater}'),
  'order cancel': run('shop order cancel --order {order} --why "Lūdza"'),
  'search misses': run('shop search misses'),
  'search synonym "wc papīrs" "tualetes papīrs"': run(
    'shop search synonym "wc papīrs" "tualetes papīrs"',
  ),
  'search synonyms': run('shop search synonyms'),
  disputes: run('shop disputes'),
  'dispute answer ID accept|refuse --why "…"': run(
    'shop dispute answer {dispute} refuse --why "Saskaitīts"',
  ),
  'deposit list': run('shop deposit list'),
  'deposit pay': run('shop deposit pay --request {request}'),
  'stock set': run('shop stock set {good} 900'),
  'stock receive GOOD PIECES --why "SIA Medus, PPR 4417"': run(
    'shop stock receive {good} 12 --why "SIA Medus, PPR 4417"',
  ),
  'stock write-off GOOD PIECES --why "…"': run('shop stock write-off {good} 1 --why "Saplīsa"'),
  'bills overdue': run('shop bills overdue'),
  'bills month --month 2026-11 --rehearse': run('shop bills month --month {month} --rehearse'),
  'settings set monthlyBillsHeld true --why "…"': run(
    'shop settings set monthlyBillsHeld true --why "Pārbauda"',
  ),
  'bills month --month 2026-11': run('shop bills month --month {month}'),
  'autoship run': run('shop autoship run'),
  'autoship lock --autoship N --why "…"': run(
    'shop autoship lock --autoship {autoship} --why "Zvans"',
  ),
  'autoship proposals': run('shop autoship proposals'),
  'autoship propose': run('shop autoship propose'),
  'day close --date DAY --preview': run('shop day close --date {tomorrow} --preview'),
  'holiday add DAY NAME': run('shop holiday add {later} "Uzņēmuma svētki"'),
  'route list': run('shop route list'),
  'route set ZONE --days tue,fri --weeks 2': run('shop route set {zone} --days tue,fri --weeks 2'),
  'zone limit ZONE --bottles 60 --stops 25': run('shop zone limit {zone} --bottles 60 --stops 25'),
  'register import FILE': run('shop register import db/seed/register/aw_eka.csv'),
  'register unmatched': run('shop register unmatched'),
  'address pin ADDRESS --at 56.9496,24.1052': run(
    'shop address pin {address} --at 56.9496,24.1052',
  ),
  'catalogue import': run(
    'shop catalogue export > goods.csv && npm run shop -- catalogue import goods.csv',
  ),

  'vehicle add --plate AV-101 --bottles 56 --kg 1150': run(
    'shop vehicle add --plate AV-909 --bottles 56 --kg 1150',
  ),
  'run list --date DAY': run('shop run list --date {today}'),
  'run show --run N': run('shop run show --run {run}'),
  'run order': run('shop run order --run {run} {stop}'),
  'run stop': run('shop run stop --stop {stop} --run {otherRun}'),
  'run add': refused('shop run add --run {run} --order {order}', /no such order/),
  'run drop': run('shop run drop --stop {thirdStop} --why "Lūdza"'),
  'run driver': run('shop run driver --run {run} --staff {driver}'),
  'run move --to planned': run('shop run move --run {run} --to planned'),
  'run tell': run('shop run tell --stop {secondStop} --later'),
  'run review --stop N': refused('shop run review --stop {secondStop}', /nothing to review/),
  'deliver --order N': run('shop deliver --order {onRoad}'),
  'deliver --order N 101=3/2 --cash 12.30': run(
    'shop deliver --order {onRoadToo} 101=3/2 --cash 12.30',
  ),
  'undelivered --order N --why "…"': refused(
    'shop undelivered --order {onRoadThird} --why "Nebija mājās"',
    /--code must be one of/,
  ),
  'run handin': run('shop run handin --run {otherRun}'),

  'backup FILE': run('shop backup ../copy.avots'),
  'restore FILE': run('DATA_DIR=../restored shop restore ../copy.avots'),
  'rehearse --from 2026-12-01 --to 2026-12-31': run(
    'shop rehearse --from {tomorrow} --to {tomorrow} --backup ../copy.avots --out ../rehearsed',
  ),
  'DATA_DIR=FOLDER/data npm start': serve('DATA_DIR=../rehearsed/data npm start'),
}
