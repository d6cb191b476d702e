import { sql, type Migration } from 'kysely'

/** Views of campaign pages, by day. */
export const campaignViews: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table campaign_day (
  kind text not null,
  campaign_id text not null,
  day text not null,
  views integer not null,
  visitors integer not null,
  primary key (kind, campaign_id, day),
  check (visitors between 0 and views)
);
create table campaign_visitor (
  kind text not null,
  campaign_id text not null,
  day text not null,
  visitor text not null,
  primary key (kind, campaign_id, day, visitor)
);
create index campaign_visitor_age on campaign_visitor (day);
`
