import { POST_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const DELETED = codes(POST_STATUS, 'deleted')

/** Laws of the community. */
export const COMMUNITY_LAWS: readonly Law[] = [
  {
    fault: 'a post with another number of likes than it has rows',
    broken: `
      select post.id from post left join (
        select post_id, count(*) as likes from post_like group by post_id
      ) as had on had.post_id = post.id
      where like_count <> coalesce(likes, 0)`,
  },
  {
    fault: 'a post with another number of open reports than it has rows',
    broken: `
      select post.id from post left join (
        select post_id, count(*) as reports from post_report where not settled group by post_id
      ) as had on had.post_id = post.id
      where open_reports <> coalesce(reports, 0)`,
  },
  {
    fault: 'a post that others see or that was refused without a decision, or one that waits with one',
    broken: `
      select id from post
      where (status in (${codes(POST_STATUS, 'published', 'refused', 'takenDown')})) <> (decided_at is not null)
        or (status in (${codes(POST_STATUS, 'refused', 'takenDown')})) <> (reason is not null)`,
  },
  {
    fault: 'a deleted post of which something is left',
    broken: `
      select id from post
      where status = ${DELETED} and (title <> '' or text <> '' or pictures <> '[]' or like_count > 0)`,
  },
  {
    fault: 'a post without one of its pictures',
    broken: `
      select post.id from post cross join lateral jsonb_array_elements(pictures) as shown
      where not exists (select from picture where '/pictures/' || name || '.' || hash = shown ->> 'url')`,
  },
]
