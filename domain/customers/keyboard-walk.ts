/** Rows and patterns of the keyboard, and the alphabet, in both directions. */
const paths = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '147258369',
  '159357',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6',
].flatMap((path) => [path, Array.from(path).toReversed().join('')])

const MIN_STEP = 3

/** Whether a text consists only of pieces of such paths: `qwerty123`, `1qaz2wsx`, `qweasdzxc`. */
export function isKeyboardWalk(text: string): boolean {
  const reached = new Set([0])
  for (let from = 0; from < text.length; from += 1) {
    if (!reached.has(from)) continue
    for (let to = from + MIN_STEP; to <= text.length; to += 1) {
      const step = text.slice(from, to)
      if (!paths.some((path) => path.includes(step))) break
      reached.add(to)
    }
  }
  return reached.has(text.length)
}
