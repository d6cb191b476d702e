/** Content pages with texts to read: agreements with shoppers, and information that the law requires. */
export const TEXT_PAGE = {
  userAgreement: '/agreement/user',
  privacyPolicy: '/agreement/privacy',
  afterSalePolicy: '/agreement/after-sale',
  service: '/agreement/service',
  license: '/agreement/license',
  freeTrialAgreement: '/agreement/free-trial',
  promoterAgreement: '/agreement/promoter',
} as const

/** One of {@link TEXT_PAGE}. */
export type TextPagePath = (typeof TEXT_PAGE)[keyof typeof TEXT_PAGE]

/** The label of each text for shoppers. */
export const TEXT_PAGE_LABEL: Readonly<Record<TextPagePath, string>> = {
  '/agreement/user': '用户协议',
  '/agreement/privacy': '隐私政策',
  '/agreement/after-sale': '售后政策',
  '/agreement/service': '联系客服',
  '/agreement/license': '营业执照',
  '/agreement/free-trial': '免费试用服务协议',
  '/agreement/promoter': '推广员服务协议',
}
