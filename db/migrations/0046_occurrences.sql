-- One planned day of an autoship is an occurrence of its series, in calendars' words.

alter table autoship_cycles rename to autoship_occurrences;
alter table autoship_cycle_items rename to autoship_one_time_changes;
alter index orders_one_an_autoship_cycle rename to orders_one_an_occurrence;

do $$
declare found record;
begin
  for found in select conrelid::regclass as owner, conname from pg_constraint
    where contype <> 'n' and conname like '%autoship\_cycle%'
  loop
    execute format('alter table %s rename constraint %I to %I', found.owner, found.conname,
      replace(replace(found.conname, 'autoship_cycle_items', 'autoship_one_time_changes'),
        'autoship_cycle', 'autoship_occurrence'));
  end loop;
end $$;
