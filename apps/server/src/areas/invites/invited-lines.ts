import { sql } from 'kysely'

/**
 * A from-clause for the earnings from invitations. It joins the lines (`line`) of orders that invited shoppers (`bond`)
 * placed by their promoter's share (`share`) between the invitation and the end of its campaign (`campaign`). The
 * earnings are part of the orders' rebate, not additional money.
 */
export const INVITED_LINES = sql`
  invite_bond bond
  join invite_campaign campaign on campaign.id = bond.campaign_id
  join order_share share on share.buyer_id = bond.shopper_id and share.shopper_id = bond.promoter_id
    and share.placed_at between bond.invited_at and campaign.end_time
  join rebate_line line on line.order_id = share.order_id and line.shopper_id = bond.promoter_id`
