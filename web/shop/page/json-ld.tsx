import { scriptData, ServerScript } from './server-script.tsx'

/** Structured data for search engines. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <ServerScript
    type="application/ld+json"
    text={scriptData({ '@context': 'https://schema.org', ...data })}
  />
)
