import type { Plugin } from 'vite'

/**
 * Writes letters beyond ASCII as `\u0101` in what the server runs: with a single one of them Node
 * holds the whole source with two bytes a letter.
 */
export const asciiSource = (): Plugin => ({
  name: 'ascii-source',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7F]/g, escaped)
  },
})

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
