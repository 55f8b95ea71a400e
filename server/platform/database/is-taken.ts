/** Two asked for the same at once, and the database let one have it. */
export const isTaken = (error: unknown, constraint: string): boolean => {
  const { code, constraint: named } = error as { code?: string; constraint?: string }
  return code === '23505' && named === constraint
}
