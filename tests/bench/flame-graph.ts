import type { Profiler } from 'node:inspector'

type Node = { name: string; self: number; children: Node[] }

const idle = new Set(['(idle)', '(root)', '(program)'])

/** The calls of a profile as a tree, equal paths merged; what sleeps is left out. */
function treeOf({ nodes, samples = [] }: Profiler.Profile): Node {
  const hits = new Map<number, number>()
  for (const id of samples) hits.set(id, (hits.get(id) ?? 0) + 1)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const build = (id: number): Node => {
    const { callFrame, children = [] } = byId.get(id)!
    const { functionName, url, lineNumber } = callFrame
    const file = url.split('/').at(-1)
    const name = functionName || (file ? `${file}:${lineNumber + 1}` : '(anonymous)')
    return { name, self: idle.has(name) ? 0 : (hits.get(id) ?? 0), children: children.map(build) }
  }
  return build(nodes[0]!.id)
}

const total = ({ self, children }: Node): number =>
  children.reduce((sum, child) => sum + total(child), self)

/** Where the process was itself, by the name of the function, the largest share first. */
export function largestParts(profile: Profiler.Profile, limit: number) {
  const tree = treeOf(profile)
  const shares = new Map<string, number>()
  const all = total(tree)
  const walk = ({ name, self, children }: Node) => {
    shares.set(name, (shares.get(name) ?? 0) + self / all)
    children.forEach(walk)
  }
  walk(tree)
  return [...shares]
    .map(([name, share]) => ({ name, share }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, limit)
}

const width = 1_600
const rowHeight = 16
const narrowest = 1

/** A flame graph as an SVG: callers below, what they call above, as wide as their share of time. */
export function flameGraph(profile: Profiler.Profile): string {
  const tree = treeOf(profile)
  const all = total(tree)
  const boxes: string[] = []
  let deepest = 0
  const draw = (node: Node, from: number, depth: number) => {
    const wide = (total(node) / all) * width
    if (wide < narrowest) return
    deepest = Math.max(deepest, depth)
    boxes.push(box(node.name, { from, wide, depth, share: total(node) / all }))
    let at = from
    for (const child of node.children) {
      draw(child, at, depth + 1)
      at += (total(child) / all) * width
    }
  }
  draw(tree, 0, 0)
  const height = (deepest + 1) * rowHeight
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `font-family="monospace" font-size="10"><rect width="100%" height="100%" fill="#fff"/>` +
    `<g transform="translate(0 ${height}) scale(1 -1)">${boxes.join('')}</g></svg>\n`
  )
}

type Place = { from: number; wide: number; depth: number; share: number }

function box(name: string, { from, wide, depth, share }: Place): string {
  const y = depth * rowHeight
  const hue = 20 + (Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 40)
  const label = name.slice(0, Math.floor(wide / 6)).replace(/[<>&]/g, '·')
  const whole = `${name} ${(100 * share).toFixed(1)} %`.replace(/[<>&]/g, '·')
  return (
    `<g><title>${whole}</title><rect x="${from.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" ` +
    `height="${rowHeight - 1}" fill="hsl(${hue} 85% 68%)"/><text transform="translate(` +
    `${(from + 3).toFixed(1)} ${y + 4}) scale(1 -1)">${label}</text></g>`
  )
}
