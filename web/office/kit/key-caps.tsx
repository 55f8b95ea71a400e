import './key-caps.css'

const names: Record<string, string> = { Escape: 'Esc', mod: 'Ctrl' }

const nameOf = (key: string) => {
  if (key.length > 1) return names[key] ?? key
  return key === key.toLowerCase() ? key.toUpperCase() : `Shift ${key}`
}

/** The keys of a deed as caps: `g p`, `mod k`, and `X` for an `x` with Shift. */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <span className="kit-keys">
    {keys.split(' ').map((key) => (
      <kbd key={key}>{nameOf(key)}</kbd>
    ))}
  </span>
)
