/** A short shake and a tone when something lies on the phone for good. */
export function feelWritten(): void {
  navigator.vibrate?.(60)
  play(880)
}

/** Another one when the office has changed something. */
export function feelChanged(): void {
  navigator.vibrate?.([40, 60, 40])
  play(520)
}

function play(hertz: number): void {
  if (!('AudioContext' in globalThis)) return
  const sound = new AudioContext()
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  volume.gain.value = 0.08
  tone.frequency.value = hertz
  tone.connect(volume).connect(sound.destination)
  tone.start()
  tone.stop(sound.currentTime + 0.09)
  tone.addEventListener('ended', () => void sound.close())
}
