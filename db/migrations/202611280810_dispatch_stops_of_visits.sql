-- The stop of a visit, whatever became of it.
create index stops_visit on stops (visit_id) where visit_id is not null;
