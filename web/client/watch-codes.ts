type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorMaker = new (options: { formats: string[] }) => Detector

const maker = () => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector

export const canReadCodes = (): boolean => maker() !== undefined && 'mediaDevices' in navigator

const everyMs = 300

/** Reads QR codes that the camera sees until it is stopped. */
export function watchCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const detector = new (maker()!)({ formats: ['qr_code'] })
  let stream: MediaStream | undefined
  let isStopped = false
  const look = async () => {
    for (const { rawValue } of await detector.detect(video).catch(() => [])) onCode(rawValue)
  }
  const timer = setInterval(() => void look(), everyMs)
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isStopped) return stop()
    video.srcObject = stream
    await video.play()
  }
  const stop = () => {
    isStopped = true
    clearInterval(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  start().catch(stop)
  return stop
}
