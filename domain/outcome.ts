/** What a rule or a verb answers: a value, or a refusal that the caller must render. Only surprises throw. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
})
