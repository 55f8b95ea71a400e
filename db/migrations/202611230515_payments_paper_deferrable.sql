-- Papers name their payment and payments their paper: a backup restores one before the other.
alter table payments alter constraint payments_paper_fk deferrable initially immediate;
