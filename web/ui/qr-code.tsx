import { encode } from 'uqr'
import './qr-code.css'

/** A QR code of any text; the label says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr-code__ground" width={size} height={size} />
      <path className="qr-code__ink" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
