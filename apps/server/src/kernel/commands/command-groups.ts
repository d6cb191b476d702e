import type { Told } from '#kernel/commands/told'

/** A topic of `hearth help`: its name, and the purpose of its commands. */
export interface CommandGroup {
  name: Told
  does: Told
}

/** The topics of `hearth help`, in their order. */
export const COMMAND_GROUPS = {
  orders: {
    name: { zh: '订单', en: 'orders' },
    does: { zh: '查单、发货、改价、改地址、取消、退款、导出', en: 'look, ship, reprice, cancel, refund, export' },
  },
  products: {
    name: { zh: '商品', en: 'products' },
    does: {
      zh: '表格导入导出、售价、库存、上下架、归档、卡密',
      en: 'spreadsheets, prices, stock, shelf, archive, codes',
    },
  },
  service: {
    name: { zh: '售后', en: 'service' },
    does: { zh: '退货、换货、维修、线下退款、免费试用', en: 'returns, exchanges, repairs, free trials' },
  },
  campaigns: {
    name: { zh: '营销', en: 'campaigns' },
    does: { zh: '促销、拼团、秒杀、砍价、抽奖、福利', en: 'promotions, groups, bargains, lotteries, presents' },
  },
  coupons: {
    name: { zh: '优惠券', en: 'coupons' },
    does: { zh: '改券、停券、发券、兑换码', en: 'change, stop and give coupons, redemption codes' },
  },
  promotion: {
    name: { zh: '推广', en: 'promotion' },
    does: { zh: '推广员、小店、返利、邀请', en: 'promoters, their shops, rebates, invitations' },
  },
  withdrawals: {
    name: { zh: '提现', en: 'withdrawals' },
    does: { zh: '审核、打款、报税', en: 'approve, pay out, taxes' },
  },
  shop: {
    name: { zh: '店铺', en: 'shop' },
    does: { zh: '店铺信息、首页、导入店铺文件、短链接', en: 'what the shop says, home page, import, links' },
  },
  delivery: {
    name: { zh: '物流', en: 'delivery' },
    does: { zh: '配送范围、运费、自提柜、物流进展', en: 'areas, freight, cabinets' },
  },
  invoices: {
    name: { zh: '发票', en: 'invoices' },
    does: { zh: '开票、专票资料、税率', en: 'invoices of orders, companies, tax' },
  },
  members: {
    name: { zh: '会员', en: 'members' },
    does: { zh: '积分、顾客账号、访客、社区', en: 'points, accounts, visits, community' },
  },
  books: {
    name: { zh: '账目', en: 'books' },
    does: { zh: '日结、对账、检查', en: 'closing of days, statements, audit' },
  },
  staff: {
    name: { zh: '员工', en: 'staff' },
    does: { zh: '账号、角色、操作日志', en: 'accounts, roles, log' },
  },
} as const satisfies Readonly<Record<string, CommandGroup>>

export type CommandGroupKey = keyof typeof COMMAND_GROUPS
