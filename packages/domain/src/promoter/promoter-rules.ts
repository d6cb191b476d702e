/** The version of the default text of the promoters' agreement. A changed text needs a new version. */
export const PROMOTER_AGREEMENT_VERSION = 1

/** Who decides about an application: staff, or the shop's software immediately, by its own checks. */
export type PromoterJudge = 'staff' | 'atOnce'

/** The owner's rules for promoters and their shops. */
export interface PromoterRules {
  /** Who decides about applications to become a promoter. */
  judge: PromoterJudge
  /** Who opens a partner shop after its authorisation. */
  partnerJudge: PromoterJudge
  /** Number of free trials that one shop can hand out; 0 for none. */
  trialsPerShop: number
  /** Address of the page on which companies pay by bank transfer; empty if there is none. */
  publicPayUrl: string
  /** The version of the owner's own agreement; absent if the default text applies. */
  agreementVersion?: number
}

/**
 * Returns the version of the promoters' agreement in force: that of the owner's text, but at least that of the default
 * text.
 */
export const promoterAgreementVersion = ({
  agreementVersion = PROMOTER_AGREEMENT_VERSION,
}: Pick<PromoterRules, 'agreementVersion'>): number => Math.max(agreementVersion, PROMOTER_AGREEMENT_VERSION)

/**
 * Whether a promoter must accept a later version of the agreement before sharing products, opening a shop, handing out
 * trials or inviting by SMS. Earnings under the older version can still be withdrawn.
 */
export const needsNewAgreement = ({
  agreedVersion,
  agreementVersion,
}: {
  /** The version that the promoter accepted; absent for a shopper who has never applied. */
  agreedVersion?: number
  /** The version in force. */
  agreementVersion: number
}): boolean => agreedVersion !== undefined && agreedVersion < agreementVersion

/** The rules of a shop whose owner has set none. */
export const USUAL_PROMOTER_RULES: PromoterRules = {
  judge: 'staff',
  partnerJudge: 'staff',
  trialsPerShop: 10,
  publicPayUrl: '',
}

/**
 * The default level of promoters. Levels are words of letters and digits that the owner sets; rates can depend on them.
 */
export const USUAL_PROMOTER_LEVEL = 'normal'

/** The messages for shoppers who are not promoters, or whose rights as promoters are suspended. */
export const PROMOTER_REFUSAL = {
  none: '请先申请成为推广员',
  reviewing: '推广员申请还在审核，通过后再试',
  refused: '推广员申请没有通过，请重新申请',
  suspended: '推广员资格已暂停，如有疑问请联系客服',
  noShop: '请先开通小店',
  noPartnerShop: '请先认证合作店',
  shopClosed: '小店已关闭，如有疑问请联系客服',
  agreement: '推广员服务协议有更新，请到“我的小店”阅读并同意后再试',
} as const
