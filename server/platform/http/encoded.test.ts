import { expect, test } from 'vitest'
import { encode } from './encoded.ts'

test('a compressed text takes no more memory than its bytes', async () => {
  const { br, gzip } = await encode(Buffer.from('Avota ūdens'))
  expect(br.buffer.byteLength).toBe(br.length)
  expect(gzip.buffer.byteLength).toBe(gzip.length)
})
