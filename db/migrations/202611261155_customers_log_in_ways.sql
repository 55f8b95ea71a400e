-- A passkey logs in alone: its authenticator has verified the person.
create table customer_passkeys (
  id bigint generated always as identity,
  customer_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint customer_passkeys_pk primary key (id),
  constraint customer_passkeys_customer_fk foreign key (customer_id) references customers (id)
    on delete cascade,
  constraint customer_passkeys_credential unique (credential_id)
);

create index customer_passkeys_customer on customer_passkeys (customer_id, id);

-- What an authenticator is asked to sign. Its use deletes it.
create table passkey_challenges (
  challenge_hash bytea not null,
  customer_id bigint, -- whose new passkey is made; at a log-in the person is not known yet
  expires_at timestamptz not null,
  constraint passkey_challenges_pk primary key (challenge_hash),
  constraint passkey_challenges_customer_fk foreign key (customer_id) references customers (id)
    on delete cascade,
  constraint passkey_challenges_hash_is_sha256 check (octet_length(challenge_hash) = 32)
);

create index passkey_challenges_customer on passkey_challenges (customer_id);
create index passkey_challenges_expired on passkey_challenges (expires_at);

-- A mailed link that logs in once, back to the page that was left.
create table log_in_links (
  id bigint generated always as identity,
  customer_id bigint not null,
  token_hash bytea not null,
  return_path text not null,
  guest_id bigint, -- who asked, with a cart that comes along
  guest_cart_id bigint,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint log_in_links_pk primary key (id),
  constraint log_in_links_token unique (token_hash),
  constraint log_in_links_customer_fk foreign key (customer_id) references customers (id)
    on delete cascade,
  constraint log_in_links_guest_fk foreign key (guest_id) references customers (id)
    on delete set null,
  constraint log_in_links_token_is_sha256 check (octet_length(token_hash) = 32)
);

create index log_in_links_customer on log_in_links (customer_id);
create index log_in_links_guest on log_in_links (guest_id);
