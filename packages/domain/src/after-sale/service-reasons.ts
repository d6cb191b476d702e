import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'

/** A reason for after-sale service, with more specific reasons below it (E08). */
export interface ServiceReasonNode {
  code: string
  text: string
  /** A hint for shoppers who choose the reason. */
  tips?: string
  /**
   * Whether the shop is at fault, and therefore pays for sending the product back. More specific reasons inherit the
   * value.
   */
  shopsFault?: boolean
  /** Whether the product need not be sent back. */
  withoutReturn?: boolean
  children?: readonly ServiceReasonNode[]
}

/** The reason that the product is faulty, with more specific reasons below it. */
export const BROKEN_REASON: ServiceReasonNode = {
  code: 'quality',
  text: '质量问题',
  tips: '请拍下问题所在，商家审核会更快',
  shopsFault: true,
  children: [
    { code: 'quality-power', text: '无法开机或充电' },
    { code: 'quality-network', text: '连不上网络或应用' },
    { code: 'quality-function', text: '部分功能失灵' },
    { code: 'quality-looks', text: '外观破损或有划痕' },
    { code: 'quality-other', text: '其他质量问题' },
  ],
}
const WRONG: ServiceReasonNode = { code: 'wrong', text: '发错商品', tips: '请拍下收到的商品和标签', shopsFault: true }
const MISSING: ServiceReasonNode = {
  code: 'missing',
  text: '少件或漏发',
  tips: '请拍下包裹面单和收到的全部物品',
  shopsFault: true,
  withoutReturn: true,
}
const UNLIKE: ServiceReasonNode = { code: 'unlike', text: '与描述不符', shopsFault: true }

/** Reasons for products that are not shipped yet. */
const UNSHIPPED_REASONS: readonly ServiceReasonNode[] = [
  { code: 'unwanted', text: '不想要了' },
  { code: 'mistake', text: '拍错或多拍' },
  { code: 'slow', text: '一直没有发货', shopsFault: true },
  { code: 'cheaper', text: '其他平台更便宜' },
]

/** Reasons for shipped products, by the kind of service. */
const REASONS: Readonly<Record<ServiceType, readonly ServiceReasonNode[]>> = {
  [SERVICE_TYPE.refund]: [
    { code: 'unwanted', text: '不喜欢或不想要', tips: '商品及包装请保持完好' },
    BROKEN_REASON,
    WRONG,
    MISSING,
    UNLIKE,
    { code: 'lost', text: '一直没有收到货', shopsFault: true, withoutReturn: true },
  ],
  [SERVICE_TYPE.exchange]: [
    { code: 'other-kind', text: '想换一件同款', tips: '商品及包装请保持完好' },
    BROKEN_REASON,
    WRONG,
  ],
  [SERVICE_TYPE.repair]: [
    BROKEN_REASON,
    { code: 'damaged', text: '使用中损坏', tips: '人为损坏的维修可能收费，检测后会先报价' },
  ],
}

/** Reasons for products that are codes. A code that was seen cannot be returned. */
const CODE_REASONS: readonly ServiceReasonNode[] = [
  { code: 'code-invalid', text: '兑换码无法使用', tips: '请说明使用时的提示', shopsFault: true, withoutReturn: true },
  { code: 'code-wrong', text: '兑换码与商品不符', shopsFault: true, withoutReturn: true },
  { code: 'code-missing', text: '兑换码未发放或数量不足', shopsFault: true, withoutReturn: true },
]

/**
 * Returns the tree of reasons for a kind of service.
 * @param codes whether codes were issued for the line
 * @param own the reasons of the order's kind, which replace the usual ones
 */
export function serviceReasons(
  serviceType: ServiceType,
  shipped: boolean,
  codes = false,
  own?: readonly ServiceReasonNode[],
): readonly ServiceReasonNode[] {
  if (own) return own
  if (codes) return serviceType === SERVICE_TYPE.refund ? CODE_REASONS : []
  return shipped ? REASONS[serviceType] : serviceType === SERVICE_TYPE.refund ? UNSHIPPED_REASONS : []
}

/** A chosen reason, with the values inherited from its parent. */
export interface ChosenReason {
  code: string
  text: string
  shopsFault: boolean
  withoutReturn: boolean
  /** The more general reason to which the chosen one belongs; absent for none. */
  root?: { code: string; text: string }
}

/** Finds a reason by its code; undefined for an unknown code, or for a reason with more specific ones below it. */
export function findReason(reasons: readonly ServiceReasonNode[], code: string): ChosenReason | undefined {
  for (const root of reasons) {
    const { shopsFault = false, withoutReturn = false, children } = root
    const one = { shopsFault, withoutReturn }
    if (!children && root.code === code) return { code, text: root.text, ...one }
    const child = children?.find((finer) => finer.code === code)
    if (child) return { ...one, code, text: child.text, root: { code: root.code, text: root.text } }
  }
  return undefined
}
