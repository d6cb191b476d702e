import type { Law } from '#kernel/laws/law'

/** Laws of offers and shares. */
export const REBATES_LAWS: readonly Law[] = [
  {
    fault: 'an offer of rebates that covers nothing',
    broken: `
      select id from rebate_offer offer
      where not exists (select from rebate_target where offer_id = offer.id)`,
  },
  {
    fault: 'a shared order that is not there, or came by a share of somebody else than it says',
    broken: `
      select order_id as id from order_share
      where not exists (
          select from orders where orders.id = order_share.order_id and orders.shopper_id = order_share.buyer_id
        )
        or not exists (
          select from rebate_share
          where rebate_share.id = order_share.share_id and rebate_share.shopper_id = order_share.shopper_id
            and rebate_share.kind = order_share.kind
        )`,
  },
]
