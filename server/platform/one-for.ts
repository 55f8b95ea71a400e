/** What is made once for each owner, such as what a process keeps in memory for its house, and goes when the owner goes. */
export function oneFor<Owner extends object, Thing>(
  make: (owner: Owner) => Thing,
): (owner: Owner) => Thing {
  const made = new WeakMap<Owner, { thing: Thing }>()
  return (owner) => {
    const known = made.get(owner)
    if (known) return known.thing
    const thing = make(owner)
    made.set(owner, { thing })
    return thing
  }
}
