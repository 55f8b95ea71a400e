// The documents of the three APIs, as the linters of those who read them see them. Plain JavaScript:
// Spectral's packages do not describe themselves to TypeScript.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { driverCalls } from '../contract/driver/calls.ts'
import { officeCalls } from '../contract/office/calls.ts'
import { calls } from '../contract/shop/calls.ts'
import { apiDescriptions } from '../server/api-descriptions.ts'
import { openApi } from '../server/platform/http/openapi.ts'

const address = 'https://avots.example/api'
const contact = 'https://avots.example/kontakti'
const documents = Object.entries({ shop: calls, office: officeCalls, driver: driverCalls }).map(
  ([name, table]) => {
    const document = openApi(table, { ...apiDescriptions[name], address, contact })
    return { name, source: JSON.stringify(document) }
  },
)

const redocly = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-schema-examples': 'error',
    'no-invalid-media-type-examples': 'error',
    // The fixed API has both `/cart/{id}/item` and `/cart/order/{id}`; numbers tell them apart.
    'no-ambiguous-paths': 'off',
    'info-license': 'off',
  },
})

const spectral = new spectralCore.Spectral()
spectral.setRuleset({
  extends: [spectralRulesets.oas],
  // Redocly compares the examples with their schemas, in a third of the time.
  rules: { 'oas3-valid-media-example': 'off', 'oas3-valid-schema-example': 'off' },
})

for (const { name, source } of documents) {
  const read = await lintFromString({ source, absoluteRef: `/${name}.json`, config: redocly })
  for (const { ruleId, message, location } of read)
    console.error(`${name}: ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
  const seen = await spectral.run(JSON.parse(source))
  for (const { code, message, path } of seen)
    console.error(`${name}: ${String(code)}: ${message} ${path.join('/')}`)
  if (read.length + seen.length > 0) process.exitCode = 1
}
