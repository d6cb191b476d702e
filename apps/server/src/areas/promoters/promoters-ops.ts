import {
  maskTelephone,
  promoterAgreementVersion,
  promoterDeeds,
  promoterState,
  REPLY_CODE,
  type PromoterRules,
} from '@hearth/domain'
import {
  promoters,
  type Changed,
  type ListOpsPromoters,
  type OpsPromoter,
  type OpsPromoterAsRead,
  type OpsPromoterDetail,
  type OpsPromoterRules,
  type PromoterRulesDraft,
  type RevealedPromoter,
} from '@hearth/ops'
import { sql } from 'kysely'
import { listOpsShopsOf } from '#areas/promoter-terms/ops-shops'
import { findPromoter, type PromoterRow } from '#areas/promoters/promoter-row'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import { stepPromoter, type PromoterStepToTake } from '#areas/promoters/step-promoter'
import type { Database } from '#database/connect'
import { needText } from '#kernel/payloads/need-text'
import { reads, reveals, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { openText } from '#shop/sealed-text'

type Optional = 'nickname' | 'decidedAt' | 'reason' | 'suspendedAt' | 'suspendedReason' | 'invitedBy'
type Row = Omit<OpsPromoter, 'allowed' | 'state' | Optional> & {
  [Name in Optional]: NonNullable<OpsPromoter[Name]> | null
}

const columns = sql`
  promoter.shopper_id as "shopperId", promoter.version, promoter.status, promoter.masked_name as "realName",
  promoter.telephone, shopper.display_name as "displayName", promoter.nickname, promoter.level,
  promoter.applied_at as "appliedAt", promoter.decided_at as "decidedAt", promoter.reason,
  promoter.suspended_at as "suspendedAt", promoter.suspended_reason as "suspendedReason",
  promoter.invited_by as "invitedBy"`

const from = sql`promoter join shopper on shopper.id = promoter.shopper_id`

const promoterList = opsList<ListOpsPromoters, Row>({
  columns,
  from,
  filters: {
    status: (status) => sql`promoter.status = ${status}`,
    suspended: (suspended) => (suspended ? sql`promoter.suspended_at is not null` : sql`promoter.suspended_at is null`),
  },
  sorts: {
    newest: [descending('promoter.applied_at'), descending('promoter.shopper_id')],
    oldest: [ascending('promoter.applied_at'), ascending('promoter.shopper_id')],
  },
  row: (after) => sql`promoter where promoter.shopper_id = ${after}`,
  nameOf: ({ shopperId }) => shopperId,
})

function toPromoter(row: Row): OpsPromoter {
  const state = promoterState(row.status, row.suspendedAt !== null)
  return {
    ...withoutNothing(row),
    telephone: maskTelephone(row.telephone),
    state,
    allowed: promoterDeeds(state, 'shop'),
  }
}

const noSuchPromoter = () => new ShopError(REPLY_CODE.notFound, '该用户没有申请过推广员', 'shopperId')

/**
 * A promoter with the accepted agreement and the shops, in two queries.
 * @throws ShopError notFound
 */
async function readOpsPromoter(db: Database, shopperId: string): Promise<OpsPromoterDetail> {
  const { rows } = await sql<Row & Pick<OpsPromoterDetail, 'agreementVersion' | 'agreedAt'>>`
    select ${columns}, promoter.agreement_version as "agreementVersion", promoter.agreed_at as "agreedAt"
    from ${from} where promoter.shopper_id = ${shopperId}`.execute(db)
  const [row] = rows
  if (!row) throw noSuchPromoter()
  const { agreementVersion, agreedAt, ...promoter } = row
  return { ...toPromoter(promoter), agreementVersion, agreedAt, shops: await listOpsShopsOf(db, shopperId) }
}

/**
 * The decrypted identity of a promoter.
 * @throws ShopError notFound
 */
async function revealPromoter({ db, secret }: OpsContext, shopperId: string): Promise<RevealedPromoter> {
  const { rows } = await sql<RevealedPromoter>`
    select shopper_id as "shopperId", real_name as "realName", id_number as "idNumber", telephone
    from promoter where shopper_id = ${shopperId}`.execute(db)
  const [row] = rows
  if (!row) throw noSuchPromoter()
  const open = (sealed: string) => openText(secret, 'promoters', sealed) ?? ''
  return { ...row, realName: open(row.realName), idNumber: open(row.idNumber) }
}

const changed = versioned<PromoterRow>({
  kind: 'promoter',
  find: (db, shopperId, lock) => findPromoter(db, shopperId, lock),
  missing: noSuchPromoter,
  told: ({ status, reason, suspendedAt, suspendedReason, level }) => ({
    status,
    reason,
    suspendedAt,
    suspendedReason,
    level,
  }),
})

/**
 * Takes a decision about a promoter if the version is the one that staff read, and sends the promoter a message.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
const decide = (
  context: OpsContext,
  { shopperId, version, reason: said }: OpsPromoterAsRead & { reason?: string },
  deed: PromoterStepToTake['deed'],
): Promise<Written<Changed>> =>
  changed.act(context, { id: shopperId, version }, async (row) => {
    const reason = said === undefined ? undefined : needText(said, 'reason')
    await stepPromoter(context, row, { deed, by: 'shop', ...(reason === undefined ? {} : { reason }) })
  })

/**
 * Checks the rules, and returns them in their stored form.
 * @param before the rules that apply until now
 * @throws ShopError badInput for an invalid address, or an older version of the agreement
 */
export function checkedRules(
  { publicPayUrl, agreementVersion: wanted, ...rules }: PromoterRulesDraft,
  before: PromoterRules,
): Omit<OpsPromoterRules, 'version'> {
  const inForce = promoterAgreementVersion(before)
  const agreementVersion = wanted ?? inForce
  if (agreementVersion < inForce)
    throw new ShopError(REPLY_CODE.badInput, `协议已是第 ${inForce} 版，版本只能调高`, 'agreementVersion')
  const url = publicPayUrl.trim()
  const isAddress = url === '' || /^\/(?!\/)\S*$/.test(url) || /^https:\/\/[^\s/]+\S*$/.test(url)
  if (!isAddress) throw new ShopError(REPLY_CODE.badInput, '请填写本店页面的路径或 https 网址', 'publicPayUrl')
  return { ...rules, publicPayUrl: url, agreementVersion }
}

/** Calls of staff for promoters. */
export const promotersOps: readonly OpsAnswers[] = [
  reads(promoters, {
    async list(payload, context) {
      const { rows, after } = await readList(promoterList, context, payload)
      return { promoters: rows.map(toPromoter), after }
    },
    get: ({ shopperId }, { db }) => readOpsPromoter(db, shopperId),
    async rules(_, { db }) {
      const rules = await promoterRules.read(db)
      return { ...rules, agreementVersion: promoterAgreementVersion(rules) }
    },
  }),
  reveals(promoters, {
    async reveal({ shopperId }, context) {
      const reply = await revealPromoter(context, shopperId)
      context.log({ event: 'promoter-revealed', promoter: shopperId })
      return { reply, changes: [{ target: changed.target(shopperId) }] }
    },
  }),
  writes(promoters, {
    approve: (payload, context) => decide(context, payload, 'approve'),
    refuse: (payload, context) => decide(context, payload, 'refuse'),
    suspend: (payload, context) => decide(context, payload, 'suspend'),
    restore: (payload, context) => decide(context, payload, 'restore'),
    setLevel: ({ shopperId, version, level }, context) =>
      changed.act(context, { id: shopperId, version }, async () => {
        await sql`
          update promoter set level = ${level}, version = version + 1 where shopper_id = ${shopperId}`.execute(
          context.db,
        )
      }),
    async setRules({ version, ...rules }, context) {
      const { reply, changes } = await promoterRules.set(context, version, (before) => checkedRules(rules, before))
      return { reply: { ...reply, agreementVersion: promoterAgreementVersion(reply) }, changes }
    },
  }),
]
