import type { Law } from '#kernel/laws/law'

/** Laws of invitations and of promoters' boards. */
export const INVITES_LAWS: readonly Law[] = [
  {
    fault: 'a shopper who was invited by themself, or counts by an order that is not theirs or was not received',
    broken: `
      select bond.shopper_id as id from invite_bond bond
      left join orders on orders.id = bond.order_id and orders.shopper_id = bond.shopper_id
      where bond.shopper_id = bond.promoter_id
        or bond.order_id is not null and (
          orders.id is null or orders.received_at is null or orders.received_at > bond.bought_at
          or orders.created_at < bond.invited_at)`,
  },
  {
    fault: 'a coupon of an invitation that the invited shopper never had',
    broken: `
      select bond.shopper_id as id from invite_bond bond
      left join coupon on coupon.id = bond.coupon_id and coupon.shopper_id = bond.shopper_id
      where bond.coupon_id is not null and coupon.id is null`,
  },
  {
    fault: 'an award of inviting that too few buyers reached, or whose coupon the promoter never had',
    broken: `
      select award.id from invite_award award
      left join (
        select promoter_id, campaign_id, count(*) as buyers from invite_bond
        where bought_at is not null group by promoter_id, campaign_id
      ) as counted on counted.promoter_id = award.promoter_id and counted.campaign_id = award.campaign_id
      left join coupon on coupon.id = award.coupon_id and coupon.shopper_id = award.promoter_id
        and coupon.batch_id = award.coupon_batch_id
      where coalesce(counted.buyers, 0) < award.buyer_count or award.coupon_id is not null and coupon.id is null`,
  },
  {
    fault: 'a step of inviting that was reached and won nothing',
    broken: `
      select counted.promoter_id as id from (
        select promoter_id, campaign_id, count(*) as buyers from invite_bond
        where bought_at is not null group by promoter_id, campaign_id
      ) as counted
      join invite_step step on step.campaign_id = counted.campaign_id and step.buyer_count <= counted.buyers
      left join invite_award award on award.promoter_id = counted.promoter_id
        and award.campaign_id = counted.campaign_id and award.buyer_count = step.buyer_count
      where award.id is null`,
  },
  {
    fault: 'two campaigns of invitations that are published for the same time',
    broken: `
      select campaign.id from invite_campaign campaign
      join invite_campaign other on other.id > campaign.id and other.published
        and other.begin_time <= campaign.end_time and other.end_time >= campaign.begin_time
      where campaign.published`,
  },
  {
    fault: 'a number that was sent more invitations than may be, or one after it refused them',
    broken: `select digest as id from invite_number where sent > 3 or sent_at > refused_at`,
  },
]
