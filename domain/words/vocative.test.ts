import { expect, test } from 'vitest'
import { vocative } from './vocative.ts'

test('first names have a Latvian vocative', () => {
  const called: Record<string, string> = {
    Jānis: 'Jāni',
    Andris: 'Andri',
    Ingus: 'Ingu',
    Kaspars: 'Kaspar',
    Mārtiņš: 'Mārtiņ',
    Edgars: 'Edgar',
    Markuss: 'Markus',
    Andrejs: 'Andrej',
    Anna: 'Anna',
    Ilze: 'Ilze',
    Ivo: 'Ivo',
    Thomas: 'Thomas',
    'SIA Avots': 'SIA Avots',
    '': '',
  }
  for (const [name, call] of Object.entries(called)) expect(vocative(name)).toBe(call)
})
