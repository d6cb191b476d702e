import { sql, type Migration } from 'kysely'

/** Skills of devices, and their categories. */
export const skills: Migration = {
  async up(db) {
    await sql.raw(SKILLS).execute(db)
  },
}

const SKILLS = /* sql */ `
create table skill_category (
  code text primary key,
  name text not null,
  position integer not null,
  version integer not null default 0
);
create table skill (
  id text primary key,
  category_code text not null references skill_category (code),
  name text not null,
  icon jsonb not null,
  summary text not null,
  description jsonb not null,
  developer_name text not null,
  examples jsonb not null,
  pictures jsonb not null default '[]',
  price bigint not null default 0 check (price >= 0),
  praise_percent integer check (praise_percent between 0 and 100),
  user_count integer check (user_count >= 0),
  permissions jsonb not null default '[]',
  data_statement text not null,
  privacy_url text,
  requirements text,
  spu_nos jsonb not null default '[]',
  on_shelf boolean not null default true,
  recommended boolean not null default false,
  position integer not null,
  version integer not null default 0
);
create index skill_of_category on skill (category_code, position, id) where on_shelf;
create index skill_place on skill (position, id) where on_shelf;
create index skill_recommended on skill (position, id) where on_shelf and recommended;
`
