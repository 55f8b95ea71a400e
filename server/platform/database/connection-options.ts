/** All that is needed to reach a database as one role; a URL can be handed to child processes and to psql, too. */
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
