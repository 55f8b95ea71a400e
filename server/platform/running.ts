/** A part of a running shop that must stop before the process ends. */
export type Running = { stop(): Promise<void> }
