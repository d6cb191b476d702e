import { SHOP_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const OPEN = codes(SHOP_STATUS, 'open')

/** Laws of promoters' shops. */
export const PROMOTER_SHOP_LAWS: readonly Law[] = [
  {
    fault: 'a shop of somebody who never applied to be a promoter',
    broken: `
      select id from promoter_shop
      where not exists (select from promoter where promoter.shopper_id = promoter_shop.shopper_id)`,
  },
  {
    fault: 'two shops whose names nobody can tell apart',
    broken: `
      select min(id) as id from promoter_shop group by name_key having count(*) > 1`,
  },
  {
    fault: 'a partner shop that is open without a code, or a shop that is open and never opened',
    broken: `
      select id from promoter_shop
      where status = ${OPEN} and (opened_at is null or kind = 'partner' and authorized_at is null)`,
  },
  {
    fault: 'a closed shop without a reason, or another with one',
    broken: `
      select id from promoter_shop
      where (status = ${codes(SHOP_STATUS, 'closed')}) <> (reason is not null)`,
  },
  {
    fault: 'a day of a shop with fewer visitors than are remembered',
    broken: `
      select seen.shop_id || '/' || seen.day as id from (
        select shop_id, day, count(*) as visitors from promoter_shop_visitor group by shop_id, day
      ) as seen
      left join promoter_shop_day counted on counted.shop_id = seen.shop_id and counted.day = seen.day
      where seen.visitors > coalesce(counted.views, 0)`,
  },
]
