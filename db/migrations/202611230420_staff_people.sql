-- The people who work here. Rows stay when a person leaves, because the books and the audit trail
-- name them.
create table staff (
  id bigint generated always as identity,
  name text not null,
  email text,
  phone text,
  language text not null default 'lv',
  starts_on date not null,
  ends_on date, -- the last day
  ended_at timestamptz, -- left at once
  created_at timestamptz not null default now(),
  constraint staff_pk primary key (id),
  constraint staff_email unique (email),
  constraint staff_phone unique (phone),
  constraint staff_reachable check (num_nonnulls(email, phone) > 0),
  constraint staff_email_is_lower check (email = lower(email)),
  constraint staff_language check (language in ('lv', 'en')),
  constraint staff_ends_after_start check (ends_on >= starts_on)
);

-- Ended roles stay: they say what a person could do when.
create table staff_roles (
  id bigint generated always as identity,
  staff_id bigint not null,
  role text not null,
  starts_on date not null,
  ends_on date,
  ended_at timestamptz,
  limits_cents jsonb not null default '{}', -- lowered for this person, by right
  constraint staff_roles_pk primary key (id),
  constraint staff_roles_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_roles_role check (role in ('owner', 'dispatcher', 'customerService',
    'warehouse', 'driver', 'accountant')),
  constraint staff_roles_ends_after_start check (ends_on >= starts_on)
);

create unique index staff_roles_once on staff_roles (staff_id, role) where ended_at is null;

-- Apart from the person, so that no query for a name ever carries a secret.
create table staff_passwords (
  staff_id bigint not null,
  hash text not null,
  changed_at timestamptz not null,
  constraint staff_passwords_pk primary key (staff_id),
  constraint staff_passwords_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_passwords_argon2id check (hash like '$argon2id$%')
);

-- A link that lets a person choose a password, once; a new link voids the earlier one.
create table staff_invitations (
  id bigint generated always as identity,
  staff_id bigint not null,
  token_hash bytea not null,
  way text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint staff_invitations_pk primary key (id),
  constraint staff_invitations_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_invitations_token unique (token_hash),
  constraint staff_invitations_way check (way in ('mail', 'phone', 'command'))
);

create unique index staff_invitations_one_open on staff_invitations (staff_id)
  where used_at is null;

create table staff_totp (
  staff_id bigint not null,
  sealed_secret bytea not null, -- encrypted with the shop's secret
  confirmed_at timestamptz,
  last_step bigint not null default 0, -- a code works once
  constraint staff_totp_pk primary key (staff_id),
  constraint staff_totp_staff_fk foreign key (staff_id) references staff (id)
);

create table staff_recovery_codes (
  staff_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint staff_recovery_codes_pk primary key (staff_id, code_hash),
  constraint staff_recovery_codes_staff_fk foreign key (staff_id) references staff (id)
);

create table staff_passkeys (
  id bigint generated always as identity,
  staff_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint staff_passkeys_pk primary key (id),
  constraint staff_passkeys_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_passkeys_credential unique (credential_id)
);

-- A driver's phone. Its key never leaves it; a revoked one stays, because its events are signed.
create table staff_devices (
  id bigint generated always as identity,
  staff_id bigint not null,
  name text not null,
  public_key bytea not null, -- ECDSA P-256, SPKI
  pin_hash text not null,
  bound_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  constraint staff_devices_pk primary key (id),
  constraint staff_devices_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_devices_argon2id check (pin_hash like '$argon2id$%')
);

create index staff_devices_staff on staff_devices (staff_id, id desc);

-- The QR code that binds a phone, once.
create table staff_device_links (
  id bigint generated always as identity,
  staff_id bigint not null,
  token_hash bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint staff_device_links_pk primary key (id),
  constraint staff_device_links_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_device_links_token unique (token_hash)
);

create unique index staff_device_links_one_open on staff_device_links (staff_id)
  where used_at is null;

-- Signing out deletes the row.
create table staff_sessions (
  id bigint generated always as identity,
  staff_id bigint not null,
  device_id bigint, -- a driver's phone; none in the office
  token_hash bytea not null,
  step text not null,
  user_agent text not null default '',
  ip_address inet,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  factor_at timestamptz, -- the last second factor
  challenge text, -- of the passkey that is asked for
  constraint staff_sessions_pk primary key (id),
  constraint staff_sessions_staff_fk foreign key (staff_id) references staff (id),
  constraint staff_sessions_device_fk foreign key (device_id) references staff_devices (id),
  constraint staff_sessions_token unique (token_hash),
  constraint staff_sessions_step check (step in ('factor', 'set_up', 'done')),
  constraint staff_sessions_token_is_sha256 check (octet_length(token_hash) = 32)
);

create index staff_sessions_staff on staff_sessions (staff_id, last_used_at desc);
