/** One part of a running shop that must be let finish before the process ends. */
export type Running = { stop(): Promise<void> }
