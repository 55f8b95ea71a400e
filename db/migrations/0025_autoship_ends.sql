-- Every run of the generator asks which autoships are over.
create index autoships_ending on autoships (valid_to) where is_active and valid_to is not null;
