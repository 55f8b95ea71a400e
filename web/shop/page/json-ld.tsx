import { scriptData, ServerScript } from './server-script.tsx'

export type StructuredData = Record<string, unknown>

/**
 * Structured data for search engines. Make it only where `import.meta.env.SSR` is true, so that no
 * browser fetches the program that makes it; a browser leaves the text of the server as it is.
 */
export const JsonLd = ({ data }: { data: StructuredData | undefined }) => (
  <ServerScript
    type="application/ld+json"
    text={data ? scriptData({ '@context': 'https://schema.org', ...data }) : ''}
  />
)
