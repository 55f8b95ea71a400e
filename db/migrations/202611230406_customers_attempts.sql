-- The limits in code name the actions.
alter table credential_attempts drop constraint if exists credential_attempts_action;
