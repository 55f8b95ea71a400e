/** The result of a rule or verb: a value, or a refusal that is expected. Only defects throw. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
})
