import { fork, type ChildProcess } from 'node:child_process'
import { refuse, type Outcome } from '../../../domain/outcome.ts'
import type { ImageRefusal, ImageShape, ImageSource } from './render-image.ts'
import type { RenderAnswer, RenderOrder } from './render-process.ts'

type Made = Outcome<Buffer, ImageRefusal | 'busy'>

const IDLE_MILLISECONDS = 20_000

/** glibc keeps what picture libraries free, hundreds of megabytes of it, unless large blocks are mapped one by one. */
const memory = {
  MALLOC_MMAP_THRESHOLD_: '200000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_ARENA_MAX: '2',
}

/**
 * Renders in a process of its own, which is there only while pictures are wanted: its memory goes with it, it yields to
 * people's requests, and a photo that crashes the libraries takes no shop down.
 */
export function openPainter() {
  const awaited = new Map<number, (made: Made) => void>()
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let orders = 0

  function start(): ChildProcess {
    const started = fork(new URL('render-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      env: { PATH: process.env['PATH'], ...memory },
    })
    started.on('message', ({ number, made }: RenderAnswer) => answer(number, made))
    started.on('error', () => leave(started))
    started.on('exit', () => leave(started))
    return started
  }

  function answer(number: number, made: Made): void {
    awaited.get(number)?.(made)
    awaited.delete(number)
    if (awaited.size === 0) rest = setTimeout(stop, IDLE_MILLISECONDS).unref()
    hold()
  }

  /** Whatever it was working on is given up: it may be what killed it, and whoever asks again may have more luck. */
  function leave(gone: ChildProcess): void {
    if (gone !== child) return
    child = undefined
    for (const number of awaited.keys()) answer(number, refuse('busy'))
  }

  /** An idle painter keeps no process alive. */
  function hold(): void {
    const way = awaited.size > 0 ? 'ref' : 'unref'
    child?.[way]()
    child?.channel?.[way]()
  }

  function stop(): void {
    const stopped = child
    if (!stopped) return
    leave(stopped)
    if (stopped.connected) stopped.disconnect()
  }

  return {
    paint(source: ImageSource, shape: ImageShape): Promise<Made> {
      clearTimeout(rest)
      child ??= start()
      const number = ++orders
      const { width, height, fit, format } = shape
      const made = new Promise<Made>((resolve) => awaited.set(number, resolve))
      hold()
      child.send({ number, source, shape: { width, height, fit, format } } satisfies RenderOrder)
      return made
    },
    close: stop,
  }
}
