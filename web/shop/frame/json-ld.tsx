/** Facts for machines. A `<` inside them must not end the script. */
export function JsonLd({ thing: data }: { thing: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  )
  // oxlint-disable-next-line react/no-danger -- a data block, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
