-- The limits in the code name the actions.
alter table credential_attempts drop constraint if exists credential_attempts_action;
