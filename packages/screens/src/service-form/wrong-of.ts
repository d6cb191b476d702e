import type { AfterSaleForm } from '@hearth/domain'
import type { ServiceFormStart } from '@hearth/state'

/** What is still missing before the form can be sent, in words for its button; nothing where it can. */
export function wrongOf(
  { sns: known }: ServiceFormStart,
  form: AfterSaleForm,
  sns: readonly string[],
): string | undefined {
  if (!form.serviceType) return '请选择服务类型'
  if (!form.reason) return '请选择申请原因'
  if (known.length > 0 && sns.length !== form.itemQuantity) return `请选择 ${form.itemQuantity} 个序列号`
  return undefined
}
