import { CERTIFICATION_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const PASSED = codes(CERTIFICATION_STATUS, 'passed')

/** Laws of promoters. */
export const PROMOTER_LAWS: readonly Law[] = [
  {
    fault: 'a promoter who agreed to no version of the agreement, or to the first one after passing',
    broken: `
      select shopper_id as id from promoter
      where agreement_version < 1 or agreement_version = 1 and agreed_at > coalesce(decided_at, agreed_at)`,
  },
  {
    fault: 'an application that waits with a decision, or was judged without one',
    broken: `
      select shopper_id as id from promoter
      where (status = ${codes(CERTIFICATION_STATUS, 'reviewing')}) <> (decided_at is null)
        or (status = ${codes(CERTIFICATION_STATUS, 'refused')}) <> (reason is not null)`,
  },
  {
    fault: 'somebody suspended who is no promoter, or without a reason',
    broken: `
      select shopper_id as id from promoter
      where (suspended_at is null) <> (suspended_reason is null)
        or suspended_at is not null and status <> ${PASSED}`,
  },
  {
    fault: 'a promoter who proved to be nobody',
    broken: `
      select shopper_id as id from promoter
      where not exists (select from identity where identity.shopper_id = promoter.shopper_id)`,
  },
]
