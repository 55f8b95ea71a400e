/** How to reach a database as one role; a URL also works for child processes and psql. */
export type ConnectionOptions = { connectionString: string }

export function databaseNamed(
  name: string,
  { connectionString }: ConnectionOptions,
): ConnectionOptions {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return { connectionString: url.href }
}

export const roleOf = ({ connectionString }: ConnectionOptions) =>
  decodeURIComponent(new URL(connectionString).username)
