/**
 * True if a part of an example is an own value: one that belongs to the caller, such as the id of an address. An own
 * value is an expression, with the statements that must run before it.
 */
export const isOwn = (value) => Array.isArray(value?.statements)

/** @param before what must run first: statements, or own values with their statements */
const own = (expression, ...before) => ({
  expression,
  statements: before.flatMap((one) => (isOwn(one) ? one.statements : [one])),
})

const order = (status) =>
  own('orderId', `const { order: { result: [{ orderId }] } } = await api.orders.list({ orderStatus: ${status} })`)
const first = (name, list) => own(name, `const { result: [{ ${name} }] } = await api.${list}`)

const addressId = first('addressId', 'address.list({})')
const orderAmount = own(
  'orderAmount',
  addressId,
  `const { amounts: { payAmount: orderAmount } } = await api.checkout.settle({ skuNo: '150501', addressId })`,
)
const newOrder = own(
  'orderId',
  orderAmount,
  `const products = [{ skuNo: '150501', itemQuantity: 1 }]`,
  'const { orderId } = await api.checkout.placeOrder({ addressId, products, orderAmount })',
)
const paidOrder = order(20)
const balanceOrder = order(15)
const returnable = own(
  'orderItemId',
  'const { result: items } = await api.afterSale.listItems({})',
  'const [{ orderItemId, skuNo }] = items.filter(({ serviceTypes }) => serviceTypes.includes(1))',
)
const newAfterSale = own(
  'afterSaleOrderId',
  'const { result: items } = await api.afterSale.listItems({})',
  'const [{ orderItemId, skuNo }] = items.filter(({ serviceTypes }) => serviceTypes.includes(3))',
  'const { afterSaleOrderId } = await api.afterSale.apply({',
  `  orderItemId, skuNo, serviceType: 3, reason: 'damaged', returnType: 2,`,
  '})',
)
const luckyDraw = own(
  'activityId',
  'const { result: campaigns } = await api.promotions.listCampaigns({})',
  `const [{ campaignId: activityId }] = campaigns.filter(({ campaignId }) => campaignId.startsWith('lucky-'))`,
)
const mergeId = own(
  'mergeId',
  `for (let n = 0; n < 3; n++) await api.coupons.receive({ couponBatchId: 'centre-5' })`,
  'const { list: [{ mergeId, coupons }] } = await api.coupons.listMergeable({})',
)
const vatInvoice = own('invoiceId', `const invoiceId = (await api.invoice.getVat({})).invoice?.invoiceId ?? ''`)
const captchaId = own('captchaId', 'const { captchaId } = await api.bargain.createCaptcha({})')
const ticketOf = (call) => own('ticket', `const { ticket } = await api.${call}`)

/** The values that belong to the caller. An example reads them by other calls before it uses them. */
export const OWN = {
  addressId,
  /** An address that an example may change or delete. */
  newAddressId: own(
    'addressId',
    'const { result: [{ addressId: _, ...form }] } = await api.address.list({})',
    'const { addressId } = await api.address.add(form)',
  ),
  externalId: own(
    'externalId',
    'await api.address.saveExternalAuth({ authorized: true })',
    'const { result: [{ externalId }] } = await api.address.listExternal({})',
  ),
  paidOrder,
  paidOrderId: own('orderId', paidOrder),
  shippedOrder: order(30),
  receivedOrder: order(40),
  cancelledOrder: order(90),
  newOrder,
  orderAmount,
  balanceOrder,
  balance: own(
    'orderAmount',
    balanceOrder,
    'const { campaign } = await api.checkout.settle({ orderId })',
    `const orderAmount = campaign?.kind === 'preSale' ? campaign.balanceAmount : 0`,
  ),
  trialOrder: own('orderId', 'const { orderIds: [orderId] } = await api.user.getFreeTrial({})'),
  unbilledOrder: own(
    'orderId',
    `const { order: { result: [{ orderId }] } } = await api.orders.list({ orderStatus: 20, keyword: '听山' })`,
  ),
  invoicedOrder: own(
    'orderId',
    `const { order: { result: [{ orderId }] } } = await api.orders.list({ orderStatus: 40, keyword: '台灯' })`,
  ),
  orderItemId: first('orderItemId', 'afterSale.listItems({})'),
  returnable,
  returnableSku: own('skuNo', returnable),
  afterSaleOrderId: first('afterSaleOrderId', 'afterSale.list({})'),
  newAfterSale,
  repair: own(
    'afterSaleOrderId',
    'const { result: services } = await api.afterSale.list({})',
    'const [{ afterSaleOrderId }] = services.filter(({ repairStatus }) => repairStatus === 1)',
  ),
  repairId: own(
    'id',
    'const { result: services } = await api.afterSale.list({})',
    'const [{ afterSaleOrderId: id }] = services.filter(({ repairStatus }) => repairStatus === 1)',
  ),
  bargainId: own('bargainId', 'const { own: [{ bargainId }] } = await api.bargain.list({})'),
  captchaId,
  helpCaptchaId: own('captchaId', 'const { captchaId } = await api.user.getCaptcha({})'),
  postId: first('postId', 'community.listPosts({})'),
  ownPostId: first('postId', 'community.listMyPosts({})'),
  /** The bytes of a picture that the reader of the example provides. */
  picture: own('await file.arrayBuffer()', '// `file` is a picture, such as one of <input type="file">.'),
  sentPicture: own(
    'url',
    '// `file` is a picture, such as one of <input type="file">.',
    'const { url } = await api.afterSale.sendPicture({ picture: await file.arrayBuffer() })',
  ),
  mergeId,
  mergeable: own('coupons.map(({ couponId }) => couponId)', mergeId),
  fissionShare: own('shareId', `const { shareId } = await api.fission.start({ activityId: 'light-together' })`),
  shareId: own('shareId', `const { shareId } = await api.rebate.createShareCode({})`),
  vatInvoice,
  luckyDraw,
  lotteryShare: own('shareId', luckyDraw, 'const { shareId } = await api.lottery.createShare({ activityId })'),
  prizeRecord: first('recordId', 'lottery.listPrizes({ claimStatus: 0 })'),
  sessionId: first('sessionId', 'passport.sessions({})'),
  loginTicket: ticketOf(`passport.sendCode({ telephone: '13800138000' })`),
  ownTicket: ticketOf('passport.sendOwnCode({})'),
  shopTicket: ticketOf(`rebateShop.sendCode({ phone: '13900139000' })`),
  emailTicket: ticketOf(`user.sendEmailCode({ email: 'xiaonuan@example.com' })`),
  arrivalId: own('arrivalId', `const { arrivalId } = await api.products.subscribeArrival({ skuNo: '140402' })`),
  groupId: first('groupId', 'promotions.listGroups({})'),
  shopId: own('shopId', 'const { shopId } = await api.rebateShop.getMine({})'),
  partnerShopId: own('shopId', 'const { shopId } = await api.partner.getMine({})'),
  sharedOrder: first('orderId', 'rebateShop.listOrders({})'),
  draftId: own('draftId', `const { draftId } = await api.rebateShop.draftFreeTrial({ skuNo: '100301' })`),
  reservationId: own(
    'reservationId',
    `const { reservationId } = await api.reservation.reserve({ campaignId: 'reserve-1', quantity: 1 })`,
  ),
  templateId: first('templateId', 'user.listMessageTemplates({})'),
}
