import { escapeIdentifier } from 'pg'
import type { ClientBase } from 'pg'

const schemas = ['public', 'graphile_worker']

/**
 * The shop's role reads and writes rows and changes no table. The queue's tables have row level
 * security without a policy, which hides every row from other roles, so this role gets a policy.
 */
export async function grantToApp(client: ClientBase, appRole: string) {
  const role = escapeIdentifier(appRole)
  const statements = schemas.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
    `grant execute on all functions in schema ${schema} to ${role}`,
  ])
  const { rows } = await client.query<{ table: string }>(tablesWithoutPolicy, [appRole])
  const policies = rows.map(
    ({ table }) => `create policy ${role} on ${table} to ${role} using (true) with check (true)`,
  )
  const journal = [`revoke insert, update, delete on migration from ${role}`]
  await client.query([...statements, ...policies, ...journal].join('; '))
}

const tablesWithoutPolicy = `
  select c.oid::regclass::text as table from pg_class c
  where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`
