/** The version of the usual text of the promoters' agreement; another wording is another version. */
export const PROMOTER_AGREEMENT_VERSION = 1

/** Who judges an application: staff, or the shop at once by what it checks itself. */
export type PromoterJudge = 'staff' | 'atOnce'

/** What the owner sets for promoters and their shops. */
export interface PromoterRules {
  /** Who judges applications of promoters. */
  judge: PromoterJudge
  /** Who opens partner shops once they are authorised. */
  partnerJudge: PromoterJudge
  /** Free trials that one shop may hand out; 0 for none. */
  trialsPerShop: number
  /** Address of the page on which companies pay by bank transfer; empty while there is none. */
  publicPayUrl: string
  /** The version of the owner's own agreement; absent while the usual text holds. */
  agreementVersion?: number
}

/** The version of the promoters' agreement in force: the owner's, but never older than that of the usual text. */
export const promoterAgreementVersion = ({
  agreementVersion = PROMOTER_AGREEMENT_VERSION,
}: Pick<PromoterRules, 'agreementVersion'>): number => Math.max(agreementVersion, PROMOTER_AGREEMENT_VERSION)

/**
 * Whether a promoter has to agree to a later version before they promote on: share products, open a shop, hand out
 * trials, invite by SMS. What they earned under the older version stays theirs, and can be withdrawn.
 */
export const needsNewAgreement = ({
  agreedVersion,
  agreementVersion,
}: {
  /** The version they agreed to; absent for a shopper who never applied. */
  agreedVersion?: number
  /** The version in force. */
  agreementVersion: number
}): boolean => agreedVersion !== undefined && agreedVersion < agreementVersion

/** What holds where the owner set nothing. */
export const USUAL_PROMOTER_RULES: PromoterRules = {
  judge: 'staff',
  partnerJudge: 'staff',
  trialsPerShop: 10,
  publicPayUrl: '',
}

/** What the owner sorts promoters by: a word of letters and digits; rates may go by it. */
export const USUAL_PROMOTER_LEVEL = 'normal'

/** What a shopper is told who is no promoter, or may do nothing as one now. */
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
