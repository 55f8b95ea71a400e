/** On a phone the row of places is wider than the screen; the one that is open stands in sight. */
export function inSight(link: HTMLElement | null) {
  if (link?.matches('[aria-current]')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
