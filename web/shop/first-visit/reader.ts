/**
 * What a returning reader's page shows before it is known who reads: the server's page is the same
 * for everybody. Marks the page with `data-reader`, so that styles hide what may not be true, and
 * sets the height of parts that come later, as `kept-rooms.ts` has remembered it. Written into the
 * page as source text, so it may use nothing outside itself.
 */
function recogniseReader() {
  try {
    if (localStorage.getItem('avots.token') === null) return
    const { dataset, style } = document.documentElement
    dataset['reader'] = localStorage.getItem('avots.guest') === null ? 'customer' : 'guest'
    const rooms = JSON.parse(localStorage.getItem('avots.rooms') ?? '{}') as Record<string, string>
    for (const [room, height] of Object.entries(rooms)) {
      const [name, width] = room.split(' ')
      if (Number(width) === innerWidth) style.setProperty(`--room-${name}`, height)
    }
  } catch {
    // a browser that refuses its storage
  }
}

/** A script of the page's head; the browser's own bundle does not need its text. */
export const readerScript = import.meta.env.SSR ? `(${recogniseReader.toString()})()` : ''
