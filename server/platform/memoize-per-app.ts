/** Creates a value once for each app and drops it with the app. */
export function memoizePerApp<App extends object, Value>(
  create: (app: App) => Value,
): (app: App) => Value {
  const values = new WeakMap<App, { value: Value }>()
  return (app) => {
    const existing = values.get(app)
    if (existing) return existing.value
    const value = create(app)
    values.set(app, { value })
    return value
  }
}
