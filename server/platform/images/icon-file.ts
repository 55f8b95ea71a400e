/** An .ico file of PNG pictures: a directory of sizes and offsets, then the pictures. */
export function iconFile(pictures: { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length + 16 * pictures.length
  const directory = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(side, 0)
    entry.writeUInt8(side, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...directory, ...pictures.map(({ png }) => png)])
}
