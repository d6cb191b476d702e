import { DAY } from '@hearth/domain'
import type { FreeTrialDrafted, InviteAwards, SentLoginCode, Withdrawn } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { importFile } from './command-line'
import { earningHands } from './earning-hands'
import type { Buyer, OrderingShop } from './ordering-shop'
import { promoterHands } from './promoter-hands'
import { stockShelf } from './shelf'
import { NOON } from './shop'
import { idNumberOf, lend } from './trial-hands'

/** Names of a promoter and the promoter's customers. Two promoters share no word. */
export interface LifeWords {
  name: string
  realName: string
  idNumber: string
  account: string
  businessAddress: string
  customer: { name: string; telephone: string; address: string }
}

/** Private data of a promoter. */
const CLOSED = [
  ...(['settledOrder', 'pendingOrder', 'partnerOrder', 'orderItem', 'withdrawal', 'partnerWithdrawal'] as const),
  ...(['entry', 'endOfPage', 'award', 'draft', 'ticket', 'promoter'] as const),
]

/** Data of a promoter in a shop, by the fields of calls. */
export interface PromoterLife {
  shopper: Buyer
  words: LifeWords
  /** Telephones verified by a code. */
  telephones: string[]
  /** Ids that everybody can read. */
  open: { shopId: string; partnerShopId: string; shareId: string; partnerShareId: string; inviteCode: string }
  /** Ids that only the promoter can read. */
  closed: Readonly<Record<(typeof CLOSED)[number], string>>
}

/** Returns words that distinguish one promoter's data from another's. */
export const lifeWords = (at: number): LifeWords => ({
  name: ['梧桐小店', '银杏小店'][at]!,
  realName: ['林早春', '周晚晴'][at]!,
  idNumber: idNumberOf(900 + at),
  account: `622202020011223${at + 1}688`,
  businessAddress: ['青石巷 71 号', '白塔路 82 号'][at]!,
  customer: {
    name: ['欧阳清和', '上官若水'][at]!,
    telephone: `1361234000${at + 1}`,
    address: ['松涛里 3 栋 1702', '竹影苑 5 栋 2304'][at]!,
  },
})

/** Stocks a shop for promoters: products with rebates, free trials, an invitation campaign. */
export async function stockForPromoters(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 400_000, stock: 1000 }])
  await lend(shop, { id: 'try', skus: [{ skuNo: 'lamp', stock: 50 }] })
  await earningHands(() => shop).offer({ offerId: 'all' })
  const coupon = { discountType: 1, couponValue: 1000, beginTime: NOON - DAY, endTime: NOON + 400 * DAY }
  await promoterHands(() => shop).setRules({ publicPayUrl: 'https://pay.example/' })
  const { code, output } = await importFile(shop, {
    couponBatches: ['fresh', 'step'].map((couponBatchId) => ({ ...coupon, couponBatchId, name: couponBatchId })),
    invitations: [
      {
        ...{ campaignId: 'spring', title: '邀请有礼', beginTime: NOON - DAY, endTime: NOON + 60 * DAY },
        ...{ couponBatchId: 'fresh', steps: [{ buyerCount: 1, couponBatchId: 'step' }] },
      },
    ],
  })
  if (code !== 0) throw new Error(output)
}

/** Creates promoters in one shop, each with all data that a promoter can have. */
export async function livePromoters(shop: OrderingShop, all: readonly LifeWords[]): Promise<PromoterLife[]> {
  const earning = earningHands(() => shop)
  const hands = promoterHands(() => shop)
  const { db } = shop.connection

  /** Makes a customer whose address has the name, the telephone and the place that the words give. */
  async function customer({ customer: { name, telephone, address } }: LifeWords): Promise<Buyer> {
    const buyer = await shop.buyer()
    await sql`
      update address set consignee_name = ${name}, consignee_tele = ${telephone}, detail_address = ${address}
      where id = ${buyer.addressId}`.execute(db)
    return buyer
  }
  const need = <Data>({ data, message }: { data?: Data | null; message: string }): Data => {
    if (!data) throw new Error(message)
    return data
  }

  async function begin(words: LifeWords) {
    const shopper: Buyer = { ...(await shop.newShopper()), addressId: '' }
    const wish = await hands.wish(shopper, { realName: words.realName, idNumber: words.idNumber })
    need(await hands.send(shopper, wish))
    await hands.decide(shopper.id, 'approve')
    const { shopId, inviteCode } = need(await hands.open(shopper, words.name))
    const proven = await hands.proof(shopper)
    const { telephone: mobile, ticket, code: verifyCode } = proven
    const partnerName = `${words.name}馆`
    const wanted = { name: partnerName, mobile, ticket, verifyCode, address: words.businessAddress }
    need(await hands.authorize(shopper, wanted))
    const partnerShopId = need(await hands.ask<{ shopId: string }>(shopper, 'GET', 'partner/v1')).shopId
    await hands.decideShop(partnerShopId, 'open')
    need(await hands.ask(shopper, 'POST', 'rebate/usernick/v1', { usernick: `${words.name}主` }))
    const shareId = await earning.share(shopper)
    const partnerShareId = await earning.share(shopper, { kind: 'partner' })
    return {
      shopper,
      words,
      telephones: [wish.telephone, mobile],
      open: { shopId, partnerShopId, shareId, partnerShareId, inviteCode },
    }
  }
  const lives = []
  for (const words of all) lives.push(await begin(words))

  const buy = async (words: LifeWords, shareId: string, buyer?: Buyer) => {
    const who = buyer ?? (await customer(words))
    const { order } = await earning.bought({ shareId }, [{ skuNo: 'lamp', itemQuantity: 1 }], 400_000, {}, who)
    return { who, orderId: order.orderId }
  }
  const settled: string[] = []
  for (const { shopper, words, open } of lives) {
    const friend = await customer(words)
    need(await earning.as(friend, 'POST', '/api/platform/invite/v1/coupon', { shareId: open.shareId }))
    for (const shareId of [open.shareId, open.partnerShareId]) {
      const { who, orderId } = await buy(words, shareId, shareId === open.shareId ? friend : undefined)
      await earning.receive(who, orderId)
      if (shareId === open.shareId) settled.push(orderId)
    }
    const invited = await shop.buyer()
    await hands.apply(invited, { inviteCode: open.inviteCode })
    await hands.decide(invited.id, 'approve')
    need(await hands.open(invited, `${words.name}之友`))
    need(await hands.ask(await shop.buyer(), 'POST', 'rebate/shop/v1/view', { shopId: open.shopId }))
    need(
      await hands.ask(shopper, 'POST', 'invite/v1/sms/record', { telephone: words.customer.telephone, agreed: true }),
    )
  }
  await earning.settled()
  await shop.run('count invited buyers', 'rank promoters')

  return Promise.all(
    lives.map(async (life, at): Promise<PromoterLife> => {
      const { shopper, words, open } = life
      const pending = await buy(words, open.shareId)
      const partnerPending = await buy(words, open.partnerShareId)
      const { ticket } = need(await earning.as<SentLoginCode>(shopper, 'POST', '/api/passport/v1/code/own', {}))
      const code = shop.codes.get(shopper.id.replace('shopper-', ''))!
      const binding = { accountType: 1, account: words.account, ticket, code }
      need(await hands.ask(shopper, 'POST', 'usercenter/v1/account/bind', binding))
      const withdrawn = need(
        await hands.ask<Withdrawn>(shopper, 'POST', 'rebate/v1/withdraw', { withdrawAmount: 2000 }),
      )
      const ofPartner = { withdrawAmount: 2000 }
      const partnerWithdrawn = need(
        await hands.ask<Withdrawn>(shopper, 'POST', 'rebate/v1/partner/withdraw', ofPartner),
      )
      const draft = { skuNo: 'lamp', text: `${words.name}推荐` }
      const { draftId } = need(await hands.ask<FreeTrialDrafted>(shopper, 'POST', 'draft/v1/rebate/freetrail', draft))
      const { result: awards } = need(await hands.ask<InviteAwards>(shopper, 'GET', 'invite/v1/awards'))
      const { result: entries, startId } = await earning.entries(shopper, '?count=1')
      const sent = await hands.proof(shopper)
      const { products } = await earning.order(pending.who, pending.orderId)
      return {
        ...life,
        telephones: [...life.telephones, sent.telephone],
        closed: {
          settledOrder: settled[at]!,
          pendingOrder: pending.orderId,
          partnerOrder: partnerPending.orderId,
          orderItem: products[0]!.orderItemId,
          withdrawal: withdrawn.withdrawId,
          partnerWithdrawal: partnerWithdrawn.withdrawId,
          entry: entries[0]!.entryId,
          endOfPage: startId,
          award: awards[0]!.awardId,
          draft: draftId,
          ticket: sent.ticket,
          promoter: shopper.id,
        },
      }
    }),
  )
}
