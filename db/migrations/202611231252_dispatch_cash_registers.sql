-- A van's cash register, for drivers who take cash at the door.
alter table vehicles add cash_register text;
