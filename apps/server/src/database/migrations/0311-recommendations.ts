import { sql, type Migration } from 'kysely'

/**
 * Related products: which ones are bought by the same shoppers and seen by the same visitors, computed by a job. Views
 * are stored from now on, for shops that count visits themselves.
 */
export const recommendations: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table spu_seen (
  trace_id text not null,
  spu_no text not null,
  seen_at bigint not null,
  primary key (trace_id, spu_no)
);
create index spu_seen_by on spu_seen (spu_no, seen_at desc);
create index spu_seen_age on spu_seen (seen_at);

create table spu_pair (
  spu_no text not null,
  other_spu_no text not null,
  score bigint not null,
  primary key (spu_no, other_spu_no)
);

create table spu_paired (
  spu_no text primary key,
  paired_at bigint not null
);
create index spu_paired_oldest on spu_paired (paired_at, spu_no);

create index order_item_spu on order_item (spu_no, order_id desc);
`
