import { sql, type Migration } from 'kysely'

/**
 * Pieces sold of each product, updated as orders take and return stock, in a narrow table: a product's row is wide, and
 * every sale would rewrite it and all its indexes. Its indexes serve best sellers, of the shop and of a category. The
 * other indexes serve the pages of a category and the newest products.
 */
export const productsSold: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table spu_sold (
  spu_no text primary key references spu (spu_no),
  category_code text not null,
  position integer not null,
  sold_before bigint not null,
  sold bigint not null
);
insert into spu_sold (spu_no, category_code, position, sold_before, sold)
select spu.spu_no, category_code, spu.position, sold_before, sold_before + coalesce(sum(sku.sold), 0)
from spu left join sku on sku.spu_no = spu.spu_no group by spu.spu_no;
create index spu_sold_best on spu_sold (sold desc, position, spu_no);
create index spu_sold_category on spu_sold (category_code, sold desc, position, spu_no);

create index spu_shelf on spu (category_code, position, spu_no);
drop index spu_category;
create index spu_newest on spu (created_at desc, position, spu_no);
`
