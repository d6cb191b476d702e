import type { ShopText } from '#areas/content/texts/shop-text'

/** 联系客服. */
export const serviceText: ShopText = ({ serviceHours }) => ({
  title: '联系客服',
  lead: `购物前后有任何问题，都可以打电话给我们。点“查看客服电话”就能拨打，服务时间为${serviceHours}。`,
  chapters: [
    {
      title: '订单、配送与售后',
      paragraphs: [
        '请在“我的订单”中打开对应订单，点“联系客服”，可以直接找到这笔订单的商家。准备好订单号和能说明问题的照片，处理会更快。',
      ],
    },
    {
      title: '账号与个人信息',
      paragraphs: [
        '注销账号可以在“账号与安全”中办理。账号异常，或者想查询、删除个人信息，请致电客服，我们会在 15 日内答复。',
        '客服人员不会向您索要验证码和支付密码。',
      ],
    },
  ],
})
