import { coupons, invite, rebate } from '@hearth/sdk/core'
import { listAwards, takeAward } from '#areas/invites/awards'
import { bondOrders } from '#areas/invites/bond-order'
import { rankPromoters } from '#areas/invites/boards'
import { countBuyers } from '#areas/invites/count-buyers'
import { recordSms, sendSms } from '#areas/invites/invite-sms'
import { invitesCommands } from '#areas/invites/invites-commands'
import { invitesDemo } from '#areas/invites/invites-demo'
import { invitesFile } from '#areas/invites/invites-file'
import { INVITES_LAWS } from '#areas/invites/invites-laws'
import { INVITES_MESSAGES } from '#areas/invites/invites-messages'
import { invitesOps } from '#areas/invites/invites-ops'
import { bondNoted, forgetNotes } from '#areas/invites/note-number'
import {
  readBarrage,
  readHonors,
  readInvitation,
  readInviteStatus,
  readInviteSummary,
  readProgress,
  readRank,
} from '#areas/invites/read-invites'
import { takeInvite } from '#areas/invites/take-invite'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'

const HOUR = 3_600_000

/** Invitations of buyers by promoters, and the boards that rank promoters (F20). */
export const invitesArea = defineArea({
  name: 'invites',
  accountEnd: {
    deleted: ['invite_note.promoter_id', 'promoter_board.promoter_id'],
    kept: {
      'invite_award.promoter_id': 'campaigns count what was won; the id belongs to nobody who is known',
      'invite_bond.promoter_id': 'campaigns count who was invited; the id belongs to nobody who is known',
      'invite_bond.shopper_id': 'a buyer counts on for the promoter; the id belongs to nobody who is known',
    },
  },
  demo: invitesDemo,
  commands: invitesCommands,
  laws: INVITES_LAWS,
  messages: INVITES_MESSAGES,
  ops: invitesOps,
  shopFile: invitesFile,
  consumers: [bondOrders],
  jobs: () => [
    { name: 'invited telephones', every: HOUR / 6, run: (work) => bondNoted(work) },
    { name: 'count invited buyers', every: HOUR, run: (work) => countBuyers(work) },
    { name: 'rank promoters', every: HOUR, run: (work) => rankPromoters(work) },
    { name: 'forget invited telephones', every: 24 * HOUR, run: (work) => forgetNotes(work) },
  ],
  calls: [
    answers(
      invite,
      {
        getStatus: (query, context) => readInviteStatus(context, query),
        getInvitation: (query, context) => readInvitation(context, query),
        getRank: (page, context) => readRank(context, page),
        getBarrage: { visitors: true, shared: true, answer: (_, context) => readBarrage(context) },
      },
      { visitors: true },
    ),
    answers(rebate, {
      listHonors: {
        visitors: true,
        shared: 'visitors',
        answer: (page, context) => readHonors(context, page),
      },
    }),
    answers(invite, {
      getProgress: (query, context) => readProgress(context, context.needShopper(), query),
      getSummary: (_, { db, needShopper }) => readInviteSummary(db, needShopper()),
      listAwards: (page, context) => listAwards(context, context.needShopper(), page),
      // The message is sent outside of a transaction. A number gets one message a day, whatever the idempotency key.
      sendSms: {
        limits: { shopper: perMinute(10), network: perMinute(120) },
        idempotency: 'own',
        answer: async (wish, context) => {
          await sendSms(context, wish)
          return {}
        },
      },
    }),
    writes(invite, {
      recordSms: (work, wish, shopperId) => recordSms(work, wish, shopperId),
      takeAward: (work, { awardId }, shopperId) => takeAward(work, awardId, shopperId),
    }),
    writes(coupons, { receiveInvite: (work, wish, shopperId) => takeInvite(work, wish, shopperId) }),
  ],
})
