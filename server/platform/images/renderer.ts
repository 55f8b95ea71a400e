import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { refuse, type Outcome } from '../../../domain/outcome.ts'
import type { ImageRefusal, ImageShape, ImageSource } from './render-image.ts'
import type { RenderAnswer, RenderRequest } from './render-process.ts'

type Rendered = Outcome<Buffer, ImageRefusal | 'busy'>
type Finished = { number: number; rendered: Rendered }

const IDLE_MS = 20_000

/** Beside this file, in the sources as in the build. */
const program = `render-process${extname(import.meta.url)}`

/** Without these, glibc keeps hundreds of megabytes that the picture libraries have freed. */
const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: '200000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_ARENA_MAX: '2',
}

/**
 * Renders in a child process that runs only while it is needed: its memory is freed when it ends,
 * requests have priority over it, and a photo that crashes the libraries does not crash the shop.
 */
export function openRenderer() {
  const pending = new Map<number, (rendered: Rendered) => void>()
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let count = 0

  function finish({ number, rendered }: Finished): void {
    pending.get(number)?.(rendered)
    pending.delete(number)
    if (pending.size > 0) return
    idleTimer = setTimeout(stop, IDLE_MS).unref()
    setRef(child, 'unref')
  }

  /** Refuses the pending pictures: one of them may have crashed the process; a retry may work. */
  function handleExit(ended: ChildProcess): void {
    if (ended !== child) return
    child = undefined
    for (const number of pending.keys()) finish({ number, rendered: refuse('busy') })
  }

  function stop(): void {
    if (!child) return
    if (child.connected) child.disconnect()
    handleExit(child)
  }

  return {
    render(source: ImageSource, shape: ImageShape): Promise<Rendered> {
      clearTimeout(idleTimer)
      child ??= startProcess(finish, handleExit)
      const number = ++count
      const rendered = new Promise<Rendered>((resolve) => pending.set(number, resolve))
      setRef(child, 'ref')
      child.send({ number, source, shape: shapeOf(shape) } satisfies RenderRequest)
      return rendered
    },
    close: stop,
  }
}

function startProcess(
  onAnswer: (answer: RenderAnswer) => void,
  onExit: (ended: ChildProcess) => void,
): ChildProcess {
  const started = fork(new URL(program, import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env: { PATH: process.env['PATH'], ...mallocSettings },
  })
  started.on('message', onAnswer)
  started.on('error', () => onExit(started))
  started.on('exit', () => onExit(started))
  return started
}

/** An idle renderer must not keep this process alive. */
function setRef(child: ChildProcess | undefined, method: 'ref' | 'unref'): void {
  child?.[method]()
  child?.channel?.[method]()
}

/** What is sent, of a request that has more. */
const shapeOf = ({ width, height, fit, format }: ImageShape): ImageShape => ({
  width,
  height,
  fit,
  format,
})
