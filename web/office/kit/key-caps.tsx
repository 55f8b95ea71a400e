import './key-caps.css'

const names: Record<string, string> = { ' ': 'Space', Escape: 'Esc', mod: 'Ctrl' }

/** The keys of a deed as caps: `g p`, `mod k`. */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <span className="kit-keys">
    {keys.split(' ').map((key) => (
      <kbd key={key}>{names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
    ))}
  </span>
)
