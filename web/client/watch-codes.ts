type BrowsersDetector = {
  new (options: { formats: string[] }): {
    detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>
  }
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The codes in what a camera shows now. */
type Reader = (video: HTMLVideoElement) => Promise<string[]>

const everyMs = 300
/** A code has up to 125 squares a side, so a small picture shows none of them. */
const camera = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } }

export const hasCamera = (): boolean => 'mediaDevices' in navigator

/** Safari, Firefox and most computers have no reader of their own for our codes. */
async function newReader(): Promise<Reader> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BrowsersDetector }
  const formats = (await Detector?.getSupportedFormats()) ?? []
  if (!Detector || !formats.includes('qr_code')) return ownReader()
  const detector = new Detector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

async function ownReader(): Promise<Reader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    drawing.drawImage(video, 0, 0)
    return [decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height))]
  }
}

type Callbacks = {
  onCode: (code: string) => void
  /** The person or the device gives no camera. */
  onNoCamera: () => void
}

/** Reads QR codes that the camera sees until it is stopped. */
export function watchCodes(video: HTMLVideoElement, { onCode, onNoCamera }: Callbacks): () => void {
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const watch = async () => {
    const read = await newReader()
    stream = await navigator.mediaDevices.getUserMedia({ video: camera })
    if (isStopped) return stop()
    video.srcObject = stream
    await video.play()
    // One look after the other: a slow phone takes longer for one than the pause between them.
    const look = async () => {
      // A picture without a code is refused.
      for (const code of await read(video).catch(() => [])) onCode(code)
      if (!isStopped) timer = setTimeout(() => void look(), everyMs)
    }
    await look()
  }
  watch().catch(() => {
    if (!isStopped) onNoCamera()
    stop()
  })
  return stop
}
