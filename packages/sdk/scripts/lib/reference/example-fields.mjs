import { OWN } from './own-value.mjs'

const { addressId, afterSaleOrderId, captchaId, newOrder, orderItemId, paidOrder, postId, receivedOrder } = OWN
const toAddress = { addressId }
const ofPaid = { orderId: paidOrder }
const ofReceived = { orderId: receivedOrder }
const ofLine = { orderItemId }
const ofPost = { postId }
const ofService = { afterSaleOrderId }
const placed = { addressId, products: [{ skuNo: '150501', itemQuantity: 1 }], orderAmount: OWN.orderAmount }
const bargained = { bargainCampaignId: 'bargain-1', skuNo: '140401' }
const fission = { activityId: 'light-together' }
const lottery = { activityId: 'welcome-gift' }
const invoiced = { invoiceHeaderType: 2, invoiceTitle: '北京暖居科技有限公司', invoiceTaxNumber: '91110101MA01A2B3CA' }
const code = '482913'
const telephone = '13800138000'
const lastWeek = { begin: '2026-11-15', end: '2026-11-21' }

/** Returns the telephone of the demo shop's shopper who makes the calls in the examples of an area. */
export const exampleShopper = (area) => (area === 'partner' ? '13900139001' : '13900139000')

/**
 * Fields that the example of a call has besides the required ones, or instead of the values made from its schema. They
 * contain ids of the demo shop and values that belong to the caller.
 */
export const EXAMPLE_FIELDS = {
  'address.get': toAddress,
  'address.change': { addressId: OWN.newAddressId },
  'address.remove': { addressId: OWN.newAddressId },
  'address.makeDefault': toAddress,
  'address.createFromExternal': { externalId: OWN.externalId },

  'afterSale.listOrderItems': ofReceived,
  'afterSale.listSerialNumbers': ofLine,
  'afterSale.listInstallSerialNumbers': ofLine,
  'afterSale.readItem': { orderItemId, serviceType: 1 },
  'afterSale.apply': {
    orderItemId: OWN.returnable,
    skuNo: OWN.returnableSku,
    serviceType: 1,
    reason: 'unwanted',
    returnType: 2,
  },
  'afterSale.get': ofService,
  'afterSale.cancel': { afterSaleOrderId: OWN.newAfterSale },
  'afterSale.submitBill': { afterSaleOrderId: OWN.newAfterSale },
  'afterSale.quoteFreight': ofLine,
  'afterSale.getFreight': ofService,
  'afterSale.listGifts': ofLine,
  'afterSale.checkQualification': ofLine,
  'afterSale.getRepairPay': { afterSaleOrderId: OWN.repair },
  'afterSale.verifyItem': ofLine,
  'afterSale.verifyItems': ofReceived,
  'afterSale.getRepairPrice': { id: OWN.repairId },
  'afterSale.listMaterialPrices': { id: OWN.repairId },
  'afterSale.sendPicture': { picture: OWN.picture },

  'bargain.get': { bargainId: OWN.bargainId },
  'bargain.getId': bargained,
  'bargain.start': { bargainCampaignId: 'bargain-2', skuNo: '170201' },
  'bargain.help': { bargainId: OWN.bargainId, captchaId, captchaCode: '7K2F' },
  'bargain.getSku': bargained,
  'bargain.getCaptchaImage': { captchaId },

  'cart.addRecommended': { scene: 'product', spuNo: '1001', skuNo: '150101' },
  'cart.addMarkUp': { skuNo: ['150503'] },
  'cart.addComboBuy': {
    products: [
      { skuNo: '150401', itemQuantity: 1 },
      { skuNo: '150505', itemQuantity: 1 },
    ],
  },
  'cart.addFlashSale': { skuNo: '100201' },
  'cart.addCrowdFunding': { skuNo: '200401' },
  'cart.addFreeTrial': { skuNo: '100301' },

  'checkout.placeOrder': placed,
  'checkout.placeFreeTrial': { addressId, skuNo: '100301' },
  'checkout.keepFreeTrial': { orderId: OWN.trialOrder },
  'checkout.placePreSale': { orderId: OWN.balanceOrder, addressId, orderAmount: OWN.balance },
  'checkout.amendOrder': { orderId: newOrder, remark: '请放在门口' },
  'checkout.settle': { skuNo: '100101', itemQuantity: 1, addressId },
  'checkout.addDuCode': { products: [{ skuNo: '150501', itemQuantity: 2 }] },

  'community.getPost': ofPost,
  'community.addPost': { pictures: [OWN.sentPicture], spuNos: ['1001'] },
  'community.deletePost': { postId: OWN.ownPostId },
  'community.like': ofPost,
  'community.unlike': ofPost,
  'community.report': { postId, note: '图片里有别家店的二维码' },

  'coupons.list': { couponStatus: 0 },
  'coupons.receiveInvite': { shareId: OWN.shareId },
  'coupons.listForSku': { skuNo: '100101' },
  'coupons.acquireHotelPresent': { roomNo: '1808' },
  'coupons.listVip': { vipType: 'monthly' },
  'coupons.merge': { mergeId: OWN.mergeId, couponId: OWN.mergeable },
  'coupons.searchProducts': { keyword: '台灯' },
  'coupons.exchangeProduct': toAddress,

  'fission.getActivity': fission,
  'fission.start': fission,
  'fission.getShare': { shareId: OWN.fissionShare },
  'fission.help': { shareId: OWN.fissionShare, captchaId: OWN.helpCaptchaId, captchaCode: '7K2F' },
  'fission.takeReward': fission,

  'invite.getInvitation': { shareId: OWN.shareId },

  'invoice.changeVat': { invoiceId: OWN.vatInvoice, bankAccount: '110901234567891' },
  'invoice.removeVat': { invoiceId: OWN.vatInvoice },
  'invoice.change': invoiced,
  'invoice.getOrderBilling': { orderId: OWN.invoicedOrder },
  'invoice.getInvoiceMoney': ofReceived,
  'invoice.listBillings': { orderIds: [OWN.invoicedOrder] },
  'invoice.requestBilling': { orderId: OWN.unbilledOrder, ...invoiced },

  'lottery.getActivity': { id: 'welcome-gift' },
  'lottery.countDraws': { id: 'welcome-gift' },
  'lottery.trigger': { id: 'welcome-gift' },
  'lottery.listPrizes': { claimStatus: 0 },
  'lottery.claimPrize': { recordId: OWN.prizeRecord, addressId },
  'lottery.takeReward': { activityNo: OWN.luckyDraw },
  'lottery.listProducts': lottery,
  'lottery.countRemaining': lottery,
  'lottery.draw': { activityId: OWN.luckyDraw, word: 'k3v9q1' },
  'lottery.redeem': { activityId: OWN.luckyDraw },
  'lottery.createShare': { activityId: OWN.luckyDraw },
  'lottery.getShare': { shareId: OWN.lotteryShare },
  'lottery.help': { shareId: OWN.lotteryShare },
  'lottery.getInfo': lottery,

  'orders.list': { orderStatus: 30, count: 10 },
  'orders.get': ofPaid,
  'orders.cancel': { orderId: newOrder, reason: '买错了' },
  'orders.cancelEnterprise': { orderId: newOrder },
  'orders.confirm': { orderId: OWN.shippedOrder },
  'orders.remove': { orderId: OWN.cancelledOrder },
  'orders.remind': ofPaid,
  'orders.create': placed,
  'orders.submitAddress': { orderId: paidOrder, addressId },
  'orders.changeInvoice': { orderId: newOrder, invoiceType: 1, ...invoiced },
  'orders.getInvoice': { orderId: OWN.invoicedOrder },
  'orders.pay': { orderId: newOrder },
  'orders.pollPayment': ofPaid,
  'orders.deliveryLog': ofReceived,
  'orders.deliveryLogRest': ofReceived,
  'orders.operLogs': ofPaid,
  'orders.logs': ofPaid,
  'orders.getCodesFile': ofPaid,
  'orders.getDeliveryTime': toAddress,
  'orders.sendCodes': ofPaid,
  'orders.listGuides': { skuNo: ['150101'] },
  'orders.reportPurchase': { id: OWN.paidOrderId },
  'orders.quoteFees': { content: [{ orderId: '9000000017', originalPrice: 19900, skuNo: '100101' }], from: 'list' },
  'orders.listCabinets': { streetCode: '110101001', longitude: 116.4073, latitude: 39.9162 },
  'orders.getCabinetStatus': ofPaid,

  'partner.get': { shopId: OWN.partnerShopId },
  'partner.getDailyStatistics': lastWeek,

  'passport.login': { telephone, ticket: OWN.loginTicket, code, session: 'token' },
  'passport.endSession': { sessionId: OWN.sessionId },
  'passport.changePhone': { ticket: OWN.ownTicket, code, telephone, newTicket: OWN.ownTicket, newCode: code },
  'passport.deleteAccount': { ticket: OWN.ownTicket, code },

  'products.items': { skuNo: ['100101'] },
  'products.recommend': { scene: 'product', spuNo: '1001', count: 10 },
  'products.recommendV2': { scene: 'product', spuNo: '1001', count: 10 },
  'products.getGroupProduct': { spuNo: '1504' },
  'products.getArrival': { arrivalId: OWN.arrivalId },
  'products.cancelArrival': { arrivalId: OWN.arrivalId },
  'products.subscribeArrival': { skuNo: '140402' },
  'products.getShareImage': { url: '/product/1001' },
  'products.getPresentSteps': { activityId: 'gift-steps' },
  'products.getDelivery': { skuNo: '100101', addressId },
  'products.listStores': { longitude: 116.43, latitude: 39.94 },

  'promotions.getGroup': { groupId: OWN.groupId },
  'promotions.listGroups': { promotionId: 'group-1' },
  'promotions.getGroupActivity': { promotionId: 'group-1' },
  'promotions.setReminder': { promotionId: 'flash-2', itemNo: '130201' },
  'promotions.cancelReminder': { promotionId: 'flash-2', itemNo: '130201' },
  'promotions.getReminders': { promotionId: 'flash-2', itemNo: ['130201'] },
  'promotions.getFlashSale': { promotionId: 'flash-1' },
  'promotions.listFlashSaleProducts': { promotionId: 'flash-1' },
  'promotions.listFlashSaleSelling': { promotionId: 'flash-1' },
  'promotions.getLimit': { skuNo: '100201' },
  'promotions.listFreeTrialProducts': { promotionId: 'trial-1' },

  'rebateShop.authorize': { mobile: '13900139000', ticket: OWN.shopTicket, verifyCode: code },
  'rebateShop.get': { shopId: OWN.shopId },
  'rebateShop.view': { shopId: OWN.shopId },
  'rebateShop.getDailyStatistics': lastWeek,
  'rebateShop.estimate': { productInfoList: [{ skuNo: '150101', spuNo: '1501', price: 19900, itemType: 1 }] },
  'rebateShop.sendCode': { phone: '13900139000' },
  'rebateShop.getCustomer': { orderId: OWN.sharedOrder },
  'rebateShop.getOrder': { orderId: OWN.sharedOrder },
  'rebateShop.listOrderLogs': { orderId: OWN.sharedOrder },
  'rebateShop.draftFreeTrial': { skuNo: '100301', text: '我家用了半年，推荐你也试试' },
  'rebateShop.getPoster': { draftId: OWN.draftId },
  'rebateShop.listSkus': { categoryCode: 'speaker' },

  'rebate.apply': { telephone: '13900139000', ticket: OWN.shopTicket, code },
  'rebate.createShareCode': { skuNo: '150101', spuNo: '1501' },
  'rebate.getShareActivity': { id: 'share-and-earn' },
  'rebate.bindAccount': { ticket: OWN.ownTicket, code },

  'reservation.get': { reservationId: OWN.reservationId },

  'skills.list': { categoryCode: 'kids' },

  'user.setEmail': { ticket: OWN.emailTicket, code },
  'user.allowMessages': { templateIds: [OWN.templateId] },
}
