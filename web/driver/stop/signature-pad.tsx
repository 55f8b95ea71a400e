import { type PointerEvent, useRef } from 'react'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import './stop.css'

type Props = { onSigned: (picture: Blob | null) => void }

const WIDTH = 640
const HEIGHT = 240

/** Draws on a canvas what a finger writes there. */
function usePen() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pen = () => canvas.current!.getContext('2d')!
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect()
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT] as const
  }
  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const line = pen()
    line.lineWidth = 5
    line.lineCap = 'round'
    line.beginPath()
    line.moveTo(...pointOf(event))
    draw(event)
  }
  const draw = (event: PointerEvent) => {
    if (event.buttons === 0) return
    pen().lineTo(...pointOf(event))
    pen().stroke()
  }
  return { canvas, start, draw, wipe: () => pen().clearRect(0, 0, WIDTH, HEIGHT) }
}

/** A finger's line on white; a press of a dot is a signature as well. */
export function SignaturePad({ onSigned }: Props) {
  const words = useWords(stopWords)
  const { canvas, start, draw, wipe } = usePen()
  const clear = () => {
    wipe()
    onSigned(null)
  }
  return (
    <div className="stop-sign">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one writes on it, so it is no picture of a file
        role="img"
        aria-label={words.signHere}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={() => canvas.current!.toBlob(onSigned, 'image/png')}
      />
      <BigButton look="line" onClick={clear}>
        {words.clear}
      </BigButton>
    </div>
  )
}
