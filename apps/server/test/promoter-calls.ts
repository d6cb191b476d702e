import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }
import type { Json } from './bad-input/bad-values'
import type { PromoterLife } from './promoter-life'

/** Every call of promoters, by table. Each has the fields that name data which may belong to another promoter. */
export const TAKES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rebate: {
    apply: ['inviteCode', 'ticket'],
    getWithdrawable: [],
    createShareCode: [],
    getAccount: [],
    listShopEntries: ['startId'],
    getShopAmount: [],
    listProducts: [],
    listSkus: ['rebateId'],
    getShareActivity: ['id'],
    getSummary: [],
    listEntries: ['startId'],
    getCertification: [],
    agree: [],
    withdraw: [],
    listWithdrawals: ['startId'],
    listHonors: [],
    getBinding: [],
    bindAccount: ['ticket'],
  },
  rebateShop: {
    listOrders: ['startId'],
    authorize: ['ticket'],
    getMine: [],
    create: [],
    rename: [],
    listInvitations: ['startId'],
    get: ['shopId'],
    view: ['shopId'],
    getStatus: [],
    getStatistics: [],
    getDailyStatistics: [],
    estimate: [],
    sendCode: [],
    countViews: [],
    getInvitation: [],
    getFreeTrial: [],
    getShare: [],
    getPublicPay: [],
    getCustomer: ['orderId'],
    getOrder: ['orderId'],
    listOrderLogs: ['orderId'],
    listProducts: [],
    draftFreeTrial: [],
    getPoster: ['draftId'],
    listCategories: [],
    listSkus: [],
  },
  partner: {
    getAmount: [],
    withdraw: [],
    listAmountEntries: ['startId'],
    listEntries: ['startId'],
    getAssets: [],
    listOrders: ['startId'],
    getMine: [],
    get: ['shopId'],
    change: [],
    getStatus: [],
    getStatistics: [],
    getDailyStatistics: [],
  },
  invite: {
    getStatus: [],
    getInvitation: ['shareId'],
    getProgress: [],
    getSummary: [],
    recordSms: [],
    sendSms: [],
    getRank: [],
    getBarrage: [],
    listSensitiveWords: [],
    getNick: [],
    setNick: [],
    listAwards: [],
    takeAward: ['awardId'],
  },
}

/** Calls that return data of another promoter to everybody, with the ids of these data and the reason. */
export const PUBLIC: Readonly<Record<string, { by: readonly (keyof PromoterLife['open'])[]; why: string }>> = {
  'rebateShop.get': { by: ['shopId', 'partnerShopId'], why: 'a shop is there to be visited' },
  'rebateShop.view': { by: ['shopId', 'partnerShopId'], why: 'visitors of a shop are counted' },
  'partner.get': { by: ['partnerShopId'], why: 'a shop is there to be visited' },
  'invite.getInvitation': { by: ['shareId', 'partnerShareId'], why: 'a friend reads who invites' },
  'rebate.apply': { by: ['inviteCode'], why: 'an invite code is given away, and only noted' },
}

/** Calls that refuse a promoter who already has everything, each with the reason. */
export const REFUSED: Readonly<Record<string, string>> = {
  'rebate.bindAccount': 'takes a code that was sent for it',
  'rebateShop.create': 'one shop for each promoter',
}

/** All calls of promoters. */
export const promoterCalls = Object.entries(TAKES).flatMap(([table, lines]) =>
  Object.entries(lines).map(([call, fields]) => ({ name: `${table}.${call}`, fields })),
)

/** The part of JSON Schema that payloads of these calls use. */
interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  allOf?: Schema[]
}
const all = schemas as unknown as Record<string, { payload: Schema }> & { definitions: Record<string, Schema> }

/** Returns the fields of a payload, each with the name of its type. */
const fieldsOf = ({ $ref, properties = {}, allOf = [] }: Schema): [string, string][] => [
  ...($ref ? fieldsOf(all.definitions[decodeURIComponent($ref.replace('#/definitions/', ''))] ?? {}) : []),
  ...Object.entries(properties).map(([name, one]): [string, string] => [name, one.$ref?.split('/').at(-1) ?? '']),
  ...allOf.flatMap(fieldsOf),
]

/** Returns the fields of a call that name data which may belong to another promoter, by the call's schema. */
export const idFields = (call: string): string[] =>
  fieldsOf(all[call]!.payload)
    .filter(([name, type]) => ['Id', 'LoginTicket'].includes(type) || ['startId', 'inviteCode'].includes(name))
    .map(([name]) => name)
    .sort()

/** Returns a promoter's own values for a call, by field. */
export const ownFields = (
  { words, telephones: [telephone = '', mobile = ''], open, closed }: PromoterLife,
  call: string,
): Readonly<Record<string, Json>> => ({
  shopId: call === 'partner.get' ? open.partnerShopId : open.shopId,
  shareId: open.shareId,
  orderId: closed.pendingOrder,
  draftId: closed.draft,
  awardId: closed.award,
  rebateId: 'all',
  id: 'all',
  startId: '',
  inviteCode: '',
  ticket: closed.ticket,
  skuNo: 'lamp',
  spuNo: 'spu-lamp',
  categoryCode: 'lamp',
  channelCode: 'retail',
  text: '推荐你也试试',
  // Values of a friend, of an applicant, and of a business.
  telephone: '13712349999',
  phone: telephone,
  mobile,
  agreed: true,
  withdrawAmount: 1000,
  realName: words.realName,
  idNumber: words.idNumber,
  account: '6222020200119988777',
  agreementVersion: 1,
  name: call.startsWith('partner.') ? `${words.name}馆二` : `${words.name}二`,
  usernick: words.name,
  address: words.businessAddress,
  code: '000000',
  verifyCode: '000000',
  begin: '2026-11-01',
  end: '2026-11-30',
  startIndex: 1,
  pageNo: 1,
  count: 20,
})
